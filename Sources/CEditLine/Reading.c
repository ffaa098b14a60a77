// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "Reader.h"
#include "UTF8.h"

enum { end_of_input = 4, suspend = 26, delete = 127 };

static void take_notes(cel_reader *reader) {
  char notes[64];
  ssize_t count = read(reader->wake[0], notes, sizeof notes);
  for (ssize_t index = 0; index < count; index++) {
    if (notes[index] == 'i') reader->interrupted = true;
    if (notes[index] == 'w' || notes[index] == 'c') cel_redraw(reader, notes[index] == 'w');
  }
}

// Reads the bytes that are there behind those not taken yet; how many, as read tells it.
static ssize_t read_typed(cel_reader *reader) {
  size_t kept = reader->typed_end - reader->typed_start;
  memmove(reader->typed, reader->typed + reader->typed_start, kept);
  ssize_t count = read(fileno(reader->in), reader->typed + kept, sizeof reader->typed - kept);
  reader->typed_start = 0;
  reader->typed_end = kept + (size_t)(count > 0 ? count : 0);
  if (count > 0 && reader->typing) reader->typing(reader->typing_context);
  return count;
}

// What was typed while nobody read went through the terminal's own editing, which makes a NUL of Ctrl-D.
static void take_typed_ahead(cel_reader *reader) {
  struct pollfd source = {.fd = fileno(reader->in), .events = POLLIN};
  if (poll(&source, 1, 0) != 1 || !(source.revents & POLLIN)) return;
  ssize_t count = read_typed(reader);
  if (count <= 0) return;
  unsigned char *ahead = reader->typed + reader->typed_end - count;
  for (ssize_t index = 0; index < count; index++) {
    if (ahead[index] == 0) ahead[index] = end_of_input;
  }
}

// Waits until bytes were typed or a note came; false at the end of the input.
static bool wait_for_input(cel_reader *reader) {
  struct pollfd sources[2] = {{.fd = fileno(reader->in), .events = POLLIN},
                              {.fd = reader->wake[0], .events = POLLIN}};
  while (poll(sources, 2, -1) < 0) {
    if (errno != EINTR && errno != EAGAIN) return false;
  }
  if (sources[1].revents) {
    take_notes(reader);
    return true;
  }
  ssize_t count = read_typed(reader);
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

static bool is_full(cel_reader *reader) {
  const LineInfoW *line = el_wline(reader->edit);
  return line->lastchar - line->buffer >= reader->line_limit;
}

static bool is_empty(cel_reader *reader) {
  const LineInfoW *line = el_wline(reader->edit);
  return line->lastchar == line->buffer;
}

// The shell gets the terminal as it left it; SIGCONT draws the line again.
static void stop(cel_reader *reader) {
  if (tcgetpgrp(fileno(reader->in)) != getpgrp()) return;
  el_wset(reader->edit, EL_PREP_TERM, 0);
  fputs("\n", reader->out);
  fflush(reader->out);
  kill(0, SIGTSTP);
}

static bool typed_character(cel_reader *reader, wchar_t *character) {
  size_t used = cel_decode(reader->typed + reader->typed_start,
                           reader->typed_end - reader->typed_start, character);
  reader->typed_start += used;
  if (used > 0 && (*character == L'\n' || *character == L'\r')) {
    reader->was_ahead = reader->ahead >= used;
  }
  reader->ahead -= used < reader->ahead ? used : reader->ahead;
  return used > 0;
}

void cel_mark_shown(cel_reader *reader) {
  int waiting = 0;
  if (ioctl(fileno(reader->in), FIONREAD, &waiting) != 0 || waiting < 0) waiting = 0;
  reader->ahead = reader->typed_end - reader->typed_start + (size_t)waiting;
}

bool cel_was_ahead(const cel_reader *reader) { return reader->was_ahead; }

int cel_next_character(EditLine *edit, wchar_t *character) {
  cel_reader *reader = cel_reader_of(edit);
  while (true) {
    if (reader->list) cel_show_list(reader);
    if (reader->interrupted) {
      // The line ends as Return ends it, which leaves the cursor under it wherever it was.
      *character = L'\n';
      return 1;
    }
    if (!typed_character(reader, character)) {
      if (wait_for_input(reader)) continue;
      reader->ended = true;
      return 0;
    }
    if (*character == L'\3') {
      reader->interrupted = true;
    } else if (*character == suspend) {
      stop(reader);
    } else if (*character == end_of_input && is_empty(reader)) {
      reader->ended = true;
      return 0;
    } else if (*character < L' ' || *character == delete || !is_full(reader)) {
      return 1;
    }
  }
}

static cel_outcome outcome(cel_reader *reader, const wchar_t *text, int count,
                           const char **line, size_t *length) {
  if (reader->interrupted) return CEL_INTERRUPTED;
  if (!text || count <= 0) {
    // Nothing more is shown for Ctrl-D, but what follows starts on its own line.
    fputs("\n", reader->out);
    return CEL_END;
  }
  if (text[count - 1] == L'\n') count--;
  reader->line = cel_utf8(text, (size_t)count, length);
  *line = reader->line;
  return reader->line ? CEL_LINE : CEL_END;
}

cel_outcome cel_read(cel_reader *reader, const char **line, size_t *length) {
  free(reader->line);
  reader->line = NULL;
  reader->interrupted = reader->ended = reader->was_ahead = false;
  // What the program printed comes before the prompt.
  fflush(NULL);
  locale_t before = uselocale(reader->locale);
  bool watching = cel_watch_signals(reader->wake[1], fileno(reader->in));
  el_resize(reader->edit);
  el_wset(reader->edit, EL_PREP_TERM, 1);
  take_typed_ahead(reader);
  int count = 0;
  const wchar_t *text = el_wgets(reader->edit, &count);
  el_wset(reader->edit, EL_PREP_TERM, 0);
  cel_outcome result = outcome(reader, text, count, line, length);
  fflush(reader->out);
  if (watching) cel_unwatch_signals();
  uselocale(before);
  return result;
}

static void note(cel_reader *reader, char byte) {
  ssize_t written = write(reader->wake[1], &byte, 1);
  (void)written;
}

void cel_interrupt(cel_reader *reader) { note(reader, 'i'); }
void cel_resized(cel_reader *reader) { note(reader, 'w'); }
