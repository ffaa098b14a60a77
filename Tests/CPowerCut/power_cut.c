// SPDX-License-Identifier: Apache-2.0
//
// Keeps a copy of every file and the names in every folder under POWER_CUT_ROOT as they were when they were last
// synchronised, in POWER_CUT_SHADOW: a file's bytes under its number, a folder's names and their numbers, a line each,
// under its number and ".names". Each copy is complete or not there at all.

#define _GNU_SOURCE
#include "CPowerCut.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static _Atomic int draft_number;

static int is_watched(int descriptor) {
  const char *root = getenv("POWER_CUT_ROOT");
  char link[64], path[PATH_MAX];
  if (!root || !getenv("POWER_CUT_SHADOW")) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path);
  size_t root_length = strlen(root);
  return length >= (ssize_t)root_length && memcmp(path, root, root_length) == 0;
}

/// What was opened for writing alone can't be read; it is opened once more then, which would cost a database its locks.
static int copy_bytes(int from, int to) {
  char bytes[65536], link[64];
  int again = -1;
  off_t place = 0;
  while (1) {
    ssize_t count = pread(again < 0 ? from : again, bytes, sizeof bytes, place);
    if (count < 0 && errno == EBADF && again < 0) {
      snprintf(link, sizeof link, "/proc/self/fd/%d", from);
      if ((again = open(link, O_RDONLY | O_CLOEXEC)) < 0) return 0;
      continue;
    }
    if (count <= 0 || write(to, bytes, (size_t)count) != count) {
      if (again >= 0) close(again);
      return count == 0;
    }
    place += count;
  }
}

static int list_names(int folder, int to) {
  int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *names = again < 0 ? NULL : fdopendir(again);
  if (!names) return 0;
  struct dirent *entry;
  while ((entry = readdir(names))) {
    if (entry->d_type == DT_REG) dprintf(to, "%lu %s\n", (unsigned long)entry->d_ino, entry->d_name);
  }
  closedir(names);
  return 1;
}

static void record(int descriptor) {
  struct stat facts;
  char draft[PATH_MAX], path[PATH_MAX];
  if (!is_watched(descriptor) || fstat(descriptor, &facts) != 0) return;
  const char *shadow = getenv("POWER_CUT_SHADOW");
  int is_folder = S_ISDIR(facts.st_mode);
  snprintf(draft, sizeof draft, "%s/.%d.%d", shadow, getpid(), draft_number++);
  snprintf(path, sizeof path, "%s/%lu%s", shadow, (unsigned long)facts.st_ino, is_folder ? ".names" : "");
  int to = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (to < 0) return;
  int is_complete = is_folder ? list_names(descriptor, to) : copy_bytes(descriptor, to);
  close(to);
  if (!is_complete || rename(draft, path) != 0) unlink(draft);
}

static int synchronise(const char *name, int descriptor) {
  int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = next ? next(descriptor) : -1;
  int reason = errno;
  if (result == 0) record(descriptor);
  errno = reason;
  return result;
}

int fsync(int descriptor) { return synchronise("fsync", descriptor); }

int fdatasync(int descriptor) { return synchronise("fdatasync", descriptor); }
