// SPDX-License-Identifier: Apache-2.0

// Tells the thread sanitizer what order there is that Swift's runtime, which is built without it, keeps from it (see
// sanitize). Linked into what is tested, these functions stand before the runtime's own.
//
// Continuations: who resumes one tells the sanitizer so, under the task's address. A task that is resumed before it
// awaits does not look for it: it goes on, and all that was handed to it seems to race. One of these functions is called
// when a task awaits, the other when one begins or goes on.
//
// Mutexes: a lock that is free is taken, and given up, in the code that is tested. One that is not is waited for in the
// runtime, and given up to whoever waits.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define ASYNC __attribute__((swiftasynccall))
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// All are missing in what is built without the sanitizer, such as plug-ins.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);
__attribute__((weak)) void *swift_task_getCurrent(void);

static ASYNC void (*await_in_runtime)(void *continuation);
static void (*enter_in_runtime)(char *storage);
static METHOD void (*lock_in_runtime)(uint32_t thread, SELF void *mutex);
static METHOD void (*unlock_in_runtime)(SELF void *mutex);

__attribute__((constructor)) static void find_the_runtimes_own(void) {
  await_in_runtime = (ASYNC void (*)(void *))dlsym(RTLD_NEXT, "swift_continuation_await");
  enter_in_runtime = (void (*)(char *))dlsym(RTLD_NEXT, "swift_task_enterThreadLocalContext");
  lock_in_runtime = (METHOD void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK);
  unlock_in_runtime = (METHOD void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK);
}

static void look_for_order(void) {
  void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  if (task && __tsan_acquire) __tsan_acquire(task);
}

ASYNC void swift_continuation_await(void *continuation) {
  look_for_order();
  __attribute__((musttail)) return await_in_runtime(continuation);
}

void swift_task_enterThreadLocalContext(char *storage) {
  look_for_order();
  enter_in_runtime(storage);
}

METHOD void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
METHOD void lock(uint32_t thread, SELF void *mutex) {
  lock_in_runtime(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

METHOD void unlock(SELF void *mutex) __asm__(UNLOCK);
METHOD void unlock(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  unlock_in_runtime(mutex);
}
