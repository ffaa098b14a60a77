// SPDX-License-Identifier: Apache-2.0

#ifndef CPRIVATEFILES_H
#define CPRIVATEFILES_H

#include <stdbool.h>
#include <stdint.h>

/// What the system says of an entry of a folder. It is about a link itself, never about what the link leads to.
typedef struct {
  uint64_t device;
  uint64_t inode;
  /// When it was made, in nanoseconds since 1970; 0 where the file system doesn't tell. With it a number that is used
  /// again after a file was deleted is told from the file that had it first.
  int64_t born;
  int64_t size;
  uint32_t mode;
  uint32_t links;
  uint32_t owner;
  /// Whether something is mounted there, be it a folder of the same file system.
  bool is_mount;
} cpf_facts;

/// Looks at an entry of an open folder, or, where the name is empty, at the folder itself.
///
/// - Returns: 0, or the error's number.
int cpf_look(int folder, const char *name, cpf_facts *facts);

#endif
