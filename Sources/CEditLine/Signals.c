// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <termios.h>
#include <unistd.h>

#include "CEditLine.h"

enum { count = 6 };
static const int watched[count] = {SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGQUIT};

// One terminal controls a process, so one watch is enough.
static atomic_flag watching = ATOMIC_FLAG_INIT;
static volatile sig_atomic_t wake_descriptor = -1;
static volatile sig_atomic_t terminal_descriptor = -1;
static struct termios before;
static struct sigaction previous[count];

// Never takes the place of a standard stream that was closed: it would be read as the input.
static bool move_up(int *end) {
  if (*end > STDERR_FILENO) return true;
  int moved = fcntl(*end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (moved < 0) return false;
  close(*end);
  *end = moved;
  return true;
}

bool cel_open_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  if (move_up(&ends[0]) && move_up(&ends[1])) return true;
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
  return false;
}

static void tell(char byte) {
  int error = errno;
  ssize_t written = write(wake_descriptor, &byte, 1);
  (void)written;
  errno = error;
}

// Puts the terminal and the signal's own action back, then lets the signal act.
static void leave(int number) {
  tcsetattr(terminal_descriptor, TCSANOW, &before);
  for (int index = 0; index < count; index++) {
    if (watched[index] == number) sigaction(number, &previous[index], NULL);
  }
  raise(number);
}

static void heard(int number) {
  switch (number) {
    case SIGINT: tell('i'); break;
    case SIGWINCH: tell('w'); break;
    case SIGCONT: tell('c'); break;
    default: leave(number);
  }
}

bool cel_watch_signals(int wake, int terminal) {
  if (tcgetpgrp(terminal) != getpgrp()) return false;
  if (atomic_flag_test_and_set(&watching)) return false;
  wake_descriptor = wake;
  terminal_descriptor = terminal;
  tcgetattr(terminal, &before);
  struct sigaction action = {.sa_handler = heard, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < count; index++) {
    sigaction(watched[index], NULL, &previous[index]);
    if (previous[index].sa_handler == SIG_IGN) continue;
    sigaction(watched[index], &action, NULL);
  }
  return true;
}

void cel_unwatch_signals(void) {
  for (int index = 0; index < count; index++) sigaction(watched[index], &previous[index], NULL);
  wake_descriptor = -1;
  atomic_flag_clear(&watching);
}
