// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stddef.h>
#include <wchar.h>

// Decodes one character and says how many bytes it took; 0 when more bytes are needed.
// What is not UTF-8 becomes U+FFFD.
size_t cel_decode(const unsigned char *bytes, size_t count, wchar_t *character);

// New copies, to be freed; null when memory is short.
wchar_t *cel_wide(const char *text);
char *cel_utf8(const wchar_t *text, size_t count, size_t *length);
