// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

#include "Reader.h"
#include "UTF8.h"

static int columns_of(const wchar_t *text, const wchar_t *end) {
  int columns = 0;
  bool escape = false;
  for (; text < end; text++) {
    if (*text == L'\1') {
      escape = !escape;
    } else if (!escape) {
      int width = wcwidth(*text);
      columns += width > 0 ? width : 0;
    }
  }
  return columns;
}

static int width_of(EditLine *edit) {
  int width = 0;
  return el_get(edit, EL_GETTC, "co", &width) == 0 && width > 0 ? width : 80;
}

static void send_capability(cel_reader *reader, char *name) {
  char *sequence = NULL;
  if (el_get(reader->edit, EL_GETTC, name, &sequence) == 0 && sequence) {
    fputs(sequence, reader->out);
  }
}

// Some terminals wrap the line anew at a new width, some leave it: going up by the smaller count
// never erases what is not ours.
void cel_redraw(cel_reader *reader, bool resized) {
  const LineInfoW *line = el_wline(reader->edit);
  int columns = columns_of(line->buffer, line->cursor);
  if (reader->prompt) {
    columns += columns_of(reader->prompt, reader->prompt + wcslen(reader->prompt));
  }
  int before = columns / width_of(reader->edit);
  el_resize(reader->edit);
  int after = columns / width_of(reader->edit);
  int rows = !resized ? 0 : before < after ? before : after;
  while (rows-- > 0) send_capability(reader, "up");
  fputs("\r", reader->out);
  send_capability(reader, resized ? "cd" : "ce");
  el_wset(reader->edit, EL_PREP_TERM, 1);
  el_wset(reader->edit, EL_REFRESH);
}

unsigned char cel_complete(EditLine *edit, wint_t key) {
  (void)key;
  cel_reader *reader = cel_reader_of(edit);
  if (!reader->completion) return CC_NORM;
  const LineInfoW *line = el_wline(edit);
  size_t length = 0;
  char *before = cel_utf8(line->buffer, (size_t)(line->cursor - line->buffer), &length);
  if (!before) return CC_NORM;
  reader->completion(reader->completion_context, before);
  free(before);
  if (!reader->list) return CC_REFRESH;
  // The list goes under the last row: the cursor is sent to the end, and back when it is shown.
  line = el_wline(edit);
  reader->behind_cursor = (int)(line->lastchar - line->cursor);
  el_cursor(edit, reader->behind_cursor);
  return CC_CURSOR;
}

void cel_replace(cel_reader *reader, const char *text) {
  wchar_t *wide = cel_wide(text);
  if (!wide) return;
  const LineInfoW *line = el_wline(reader->edit);
  el_deletestr(reader->edit, (int)(line->cursor - line->buffer));
  el_winsertstr(reader->edit, wide);
  free(wide);
}

void cel_list(cel_reader *reader, const char *lines) {
  free(reader->list);
  reader->list = strdup(lines);
}

void cel_show_list(cel_reader *reader) {
  char *list = reader->list;
  reader->list = NULL;
  fprintf(reader->out, "\n%s", list);
  free(list);
  el_cursor(reader->edit, -reader->behind_cursor);
  el_wset(reader->edit, EL_REFRESH);
}

void cel_set_completion(cel_reader *reader, cel_completion completion, void *context) {
  reader->completion = completion;
  reader->completion_context = context;
}

void cel_set_typing(cel_reader *reader, cel_typing typing, void *context) {
  reader->typing = typing;
  reader->typing_context = context;
}
