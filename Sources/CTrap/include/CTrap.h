// SPDX-License-Identifier: Apache-2.0

#ifndef CTRAP_H
#define CTRAP_H

#include <stdbool.h>
#include <stdint.h>

/// Has a trap in a marked thread told on a pipe, eight bytes with the mark; the thread then waits for
/// ever. A trap in any other thread ends the process as before.
///
/// - Returns: whether every handler is set.
bool ctrap_install(int writing_end);

/// Has a process that ends by a trap say nothing and leave no core: both would hold what is in its memory.
///
/// After `ctrap_install`.
void ctrap_keep_silent(void);

/// Marks the thread that calls, 0 for no mark. Returns the mark it had.
uint64_t ctrap_mark(uint64_t mark);

#endif
