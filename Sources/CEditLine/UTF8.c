// SPDX-License-Identifier: Apache-2.0

#include "UTF8.h"

#include <stdlib.h>
#include <string.h>

static const wchar_t replacement = 0xFFFD;

// How many bytes a sequence has by its first one; 0 for what can't begin one.
static size_t sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xC2) return 0;
  if (lead < 0xE0) return 2;
  if (lead < 0xF0) return 3;
  return lead < 0xF5 ? 4 : 0;
}

// Whether a second byte keeps the sequence shortest, no surrogate and below U+110000.
static int fits_second(unsigned char lead, unsigned char second) {
  switch (lead) {
    case 0xE0: return second >= 0xA0 && second <= 0xBF;
    case 0xED: return second >= 0x80 && second <= 0x9F;
    case 0xF0: return second >= 0x90 && second <= 0xBF;
    case 0xF4: return second >= 0x80 && second <= 0x8F;
    default: return second >= 0x80 && second <= 0xBF;
  }
}

size_t cel_decode(const unsigned char *bytes, size_t count, wchar_t *character) {
  if (count == 0) return 0;
  size_t length = sequence_length(bytes[0]);
  *character = replacement;
  if (length == 0) return 1;
  if (length == 1) {
    *character = bytes[0];
    return 1;
  }
  wchar_t value = bytes[0] & (0x7F >> length);
  for (size_t index = 1; index < length; index++) {
    if (index == count) return 0;
    unsigned char next = bytes[index];
    if (index == 1 ? !fits_second(bytes[0], next) : (next & 0xC0) != 0x80) return index;
    value = (value << 6) | (next & 0x3F);
  }
  *character = value;
  return length;
}

wchar_t *cel_wide(const char *text) {
  const unsigned char *bytes = (const unsigned char *)text;
  size_t count = strlen(text), length = 0;
  wchar_t *wide = malloc((count + 1) * sizeof(wchar_t));
  if (!wide) return NULL;
  while (count > 0) {
    size_t used = cel_decode(bytes, count, &wide[length++]);
    if (used == 0) used = count;
    bytes += used;
    count -= used;
  }
  wide[length] = 0;
  return wide;
}

static size_t encode(wchar_t character, char *bytes) {
  unsigned value = (unsigned)character;
  if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) value = replacement;
  if (value < 0x80) {
    bytes[0] = (char)value;
    return 1;
  }
  size_t length = value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
  for (size_t index = length - 1; index > 0; index--) {
    bytes[index] = (char)(0x80 | (value & 0x3F));
    value >>= 6;
  }
  bytes[0] = (char)((0xF00 >> length) | value);
  return length;
}

char *cel_utf8(const wchar_t *text, size_t count, size_t *length) {
  char *bytes = malloc(count * 4 + 1);
  if (!bytes) return NULL;
  *length = 0;
  for (size_t index = 0; index < count; index++) *length += encode(text[index], bytes + *length);
  bytes[*length] = 0;
  return bytes;
}
