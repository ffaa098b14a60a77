// SPDX-License-Identifier: Apache-2.0

// Tells the thread sanitizer an order that Swift's runtime keeps from it (see sanitize).
//
// Who resumes a continuation tells the sanitizer so, under the task's address. A task that is resumed before it awaits
// does not look for it: it goes on, and all that was handed to it seems to race. Linked into what is tested, these stand
// before the runtime's own functions: one is called when a task awaits, the other when one begins or goes on.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#define ASYNC __attribute__((swiftasynccall))

// Both are missing in what is built without the sanitizer, such as plug-ins.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void *swift_task_getCurrent(void);

static ASYNC void (*await_in_runtime)(void *continuation);
static void (*enter_in_runtime)(char *storage);

__attribute__((constructor)) static void find_the_runtimes_own(void) {
  await_in_runtime = (ASYNC void (*)(void *))dlsym(RTLD_NEXT, "swift_continuation_await");
  enter_in_runtime = (void (*)(char *))dlsym(RTLD_NEXT, "swift_task_enterThreadLocalContext");
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
