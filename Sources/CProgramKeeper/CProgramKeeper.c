// SPDX-License-Identifier: Apache-2.0
//
// The keeper is forked from a process with many threads, so it calls nothing but what is safe then: no memory is asked
// for, no lock is taken.

#define _GNU_SOURCE
#include "CProgramKeeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { first_free = STDERR_FILENO + 1 };

// How long the keeper tries to end what can't be ended, in steps of milliseconds.
enum { steps = 1000, step = 10 };

// MARK: Descriptors

static void close_from(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  struct rlimit limit = {.rlim_cur = 1024};
  getrlimit(RLIMIT_NOFILE, &limit);
  int last = limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
  for (int descriptor = first; descriptor < last; descriptor++) close(descriptor);
}

// Puts descriptors at 0, 1, 2 and so on, and closes all others. They are above their new places, and none is in the
// place of another.
static void keep_only(const int *descriptors, int count) {
  int moved[8];
  for (int index = 0; index < count; index++) {
    moved[index] = fcntl(descriptors[index], F_DUPFD, count);
  }
  for (int index = 0; index < count; index++) dup2(moved[index], index);
  close_from(count);
}

// MARK: The program

static void restore_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Becomes the program, or writes why it can't.
static _Noreturn void run(const cpk_program *program, int report, pid_t keeper) {
  const int kept[] = {program->input, program->output, program->errors, report};
  keep_only(kept, 4);
  report = first_free;
  fcntl(report, F_SETFD, FD_CLOEXEC);
  setpgid(0, 0);
  // It goes with its keeper, should somebody end that one.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  restore_signals();
  char *const arguments[] = {(char *)program->path, NULL};
  if (chdir(program->folder) == 0) execve(program->path, arguments, program->environment);
  int error = errno;
  (void)!write(report, &error, sizeof error);
  _exit(127);
}

// MARK: The keeper

// The parent of a process, as its `stat` tells it; 0 where there is none.
static pid_t parent_of(const char *name) {
  char path[64] = "/proc/", text[512];
  strcat(strncat(path, name, 20), "/stat");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // A program's name stands in brackets and may hold any sign.
  const char *end = strrchr(text, ')');
  return end && strlen(end) > 4 ? (pid_t)atoi(end + 4) : 0;
}

static void kill_children(void) {
  static char entries[32768];
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  pid_t own = getpid();
  long count;
  while ((count = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long place = 0; place < count;) {
      // An entry: eight bytes each of number and offset, two of length, one of type, then the name.
      unsigned short length;
      memcpy(&length, entries + place + 16, sizeof length);
      const char *name = entries + place + 19;
      if (*name >= '1' && *name <= '9' && parent_of(name) == own) kill(atoi(name), SIGKILL);
      place += length;
    }
  }
  close(folder);
}

// Whether the program is among those that have ended; `left` says whether any child is left.
static bool reap(pid_t program, bool *left) {
  bool has_ended = false;
  pid_t child;
  while ((child = waitpid(-1, NULL, WNOHANG)) > 0) has_ended |= child == program;
  *left = child == 0;
  return has_ended;
}

// The children of one that is killed become the keeper's, until there are none.
static _Noreturn void end_all(pid_t program) {
  bool left = true;
  for (int turn = 0; left && turn < steps; turn++) {
    kill_children();
    // A little is enough mostly.
    poll(NULL, 0, turn < 10 ? 1 : step);
    reap(program, &left);
  }
  _exit(0);
}

static _Noreturn void keep(const cpk_program *program, int report) {
  pid_t own = getpid();
  setsid();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // It has a copy of the caller's memory, which is nobody's to look at.
  prctl(PR_SET_DUMPABLE, 0);
  sigset_t all, child;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(SIGCHLD, &usual, NULL);
  pid_t started = fork();
  if (started == 0) run(program, report, own);
  if (started < 0) {
    int error = errno;
    (void)!write(report, &error, sizeof error);
    _exit(0);
  }
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  int ended = signalfd(-1, &child, 0);
  int nothing = open("/dev/null", O_RDWR);
  const int kept[] = {nothing, nothing, nothing, program->leash, ended};
  keep_only(kept, 5);
  struct pollfd sources[] = {{.fd = 3, .events = POLLIN}, {.fd = 4, .events = POLLIN}};
  bool left = true;
  while (!reap(started, &left)) {
    if (poll(sources, 2, -1) < 0) continue;
    if (sources[0].revents) break;
    struct signalfd_siginfo told;
    if (sources[1].revents) (void)!read(4, &told, sizeof told);
  }
  end_all(started);
}

pid_t cpk_start(const cpk_program *program) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -errno;
  pid_t keeper = fork();
  if (keeper == 0) keep(program, report[1]);
  int error = keeper < 0 ? errno : 0;
  close(report[1]);
  ssize_t count;
  // Nothing is written where it runs.
  do count = read(report[0], &error, sizeof error);
  while (keeper > 0 && count < 0 && errno == EINTR);
  close(report[0]);
  if (keeper > 0 && error != 0) waitpid(keeper, NULL, 0);
  return error != 0 ? -error : keeper;
}
