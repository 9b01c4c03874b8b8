// What this library's threads use lives as long as the process.
//
// The queues, the copier, the handlers' thread and the engine's helpers run until the process ends. exit() destroys
// static objects before that, those of functions among them, while a thread may be in the middle of preparing a kernel.
// So no destructor of a static object is ever registered here: GCC and clang register each by __cxa_atexit (Itanium C++
// ABI, 3.3.5.3), and a definition that only this library sees takes libc's place for all of its code and for everything
// that is linked into it. tests/hip/leaving_test.py holds it.
extern "C" {
__attribute__((visibility("hidden"))) int __cxa_atexit(void (*)(void*), void*, void*);  // NOLINT
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }                           // NOLINT
}
