// SPDX-License-Identifier: Apache-2.0

#include "CTrap.h"

#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

static _Thread_local uint64_t current_mark = 0;
static int told_on = -1;

static const int trapping[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static struct sigaction plain = {.sa_handler = SIG_DFL};
enum { count = sizeof trapping / sizeof trapping[0] };
static struct sigaction former[count];

// Only what is safe while a signal is handled: the thread may hold any lock.
static void on_trap(int number) {
  uint64_t mark = current_mark;
  if (mark == 0) {
    for (size_t i = 0; i < count; i++) {
      if (trapping[i] == number) sigaction(number, &former[i], NULL);
    }
    // What trapped traps again, into the handler there was before; an abort has to be asked for.
    if (number == SIGABRT) raise(number);
    return;
  }
  (void)!write(told_on, &mark, sizeof mark);
  for (;;) pause();
}

bool ctrap_install(int writing_end) {
  told_on = writing_end;
  struct sigaction action = {0};
  action.sa_handler = on_trap;
  sigemptyset(&action.sa_mask);
  bool is_set = true;
  for (size_t i = 0; i < count; i++) {
    is_set = sigaction(trapping[i], &action, &former[i]) == 0 && is_set;
  }
  return is_set;
}

void ctrap_keep_silent(void) {
  for (size_t i = 0; i < count; i++) former[i] = plain;
  sigaction(SIGQUIT, &plain, NULL);
  // Less than any core needs. A program that takes cores from the system gets none at 1, though some at 0.
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max < 1 ? limit.rlim_max : 1;
    setrlimit(RLIMIT_CORE, &limit);
  }
}

uint64_t ctrap_mark(uint64_t mark) {
  uint64_t before = current_mark;
  current_mark = mark;
  return before;
}
