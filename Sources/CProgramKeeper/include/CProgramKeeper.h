// SPDX-License-Identifier: Apache-2.0

#ifndef CPROGRAMKEEPER_H
#define CPROGRAMKEEPER_H

#include <sys/types.h>

/// A program to start. The descriptors are all above 2 and stay the caller's.
typedef struct {
  const char *path;
  /// Where it works.
  const char *folder;
  /// `NAME=value`, ended by null.
  char *const *environment;
  /// What its standard streams become.
  int input, output, errors;
  /// The reading end of a pipe whose other end nobody else has: once that is closed, all ends.
  int leash;
} cpk_program;

/// Starts a program under a keeper: a process that does nothing but end the program, and all that it has started, once
/// the program ends or the leash is let go of, which the death of the caller does as well.
///
/// Both are in a session without a terminal. The keeper adopts what the program leaves behind, however that has put
/// itself aside, so nothing it has started outlives it. No signal is held back or ignored in the program, and it has no
/// descriptor but its three.
///
/// - Returns: The keeper's number, which is the caller's to wait for, or an error's number below 0.
pid_t cpk_start(const cpk_program *program);

#endif
