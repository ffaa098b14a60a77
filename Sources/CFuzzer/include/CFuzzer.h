// SPDX-License-Identifier: Apache-2.0

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own entry, which has no header: runs the body on one input after the other.
///
/// - Returns: the exit status.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*body)(const uint8_t *bytes, size_t count));

#endif
