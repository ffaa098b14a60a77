// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CPrivateFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

int cpf_look(int folder, const char *name, cpf_facts *facts) {
  struct statx found;
  int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT | (name[0] == 0 ? AT_EMPTY_PATH : 0);
  if (statx(folder, name, flags, STATX_BASIC_STATS | STATX_BTIME, &found) != 0) return errno;
  facts->device = makedev(found.stx_dev_major, found.stx_dev_minor);
  facts->inode = found.stx_ino;
  facts->born = found.stx_mask & STATX_BTIME
                    ? found.stx_btime.tv_sec * 1000000000LL + found.stx_btime.tv_nsec
                    : 0;
  facts->size = (int64_t)found.stx_size;
  facts->mode = found.stx_mode;
  facts->links = found.stx_nlink;
  facts->owner = found.stx_uid;
  facts->is_mount = found.stx_attributes & STATX_ATTR_MOUNT_ROOT;
  return 0;
}
