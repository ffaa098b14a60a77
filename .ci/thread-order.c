// SPDX-License-Identifier: Apache-2.0

// Tells the thread sanitizer an order that Swift's runtime keeps from it (see sanitize).
//
// Who resumes a continuation tells the sanitizer so, under the task's address. A task that is resumed before it awaits
// does not look for it: it goes on, and all that was handed to it seems to race. Linked into what is tested, this stands
// before the runtime's own function, which is called whenever a task begins or goes on.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// Both are missing in what is built without the sanitizer, such as plug-ins.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void *swift_task_getCurrent(void);

void swift_task_enterThreadLocalContext(char *storage) {
  void (*runtime)(char *) = (void (*)(char *))dlsym(RTLD_NEXT, "swift_task_enterThreadLocalContext");
  void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  if (task && __tsan_acquire) __tsan_acquire(task);
  runtime(storage);
}
