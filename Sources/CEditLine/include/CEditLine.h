// SPDX-License-Identifier: Apache-2.0
//
// Line editing on a terminal, in a form that Swift can call: libedit's own calls are variadic.
// All text is UTF-8, whatever the process's locale. A reader is used by one thread at a time, but
// for cel_interrupt and cel_resized, which any thread may call.

#pragma once

#include <stdbool.h>
#include <stddef.h>

typedef struct cel_reader cel_reader;

typedef enum {
  CEL_LINE,
  CEL_INTERRUPTED,
  CEL_END,
} cel_outcome;

typedef struct {
  // As terminfo calls it; not null.
  const char *terminal;
  // The most lines that can be recalled.
  int history;
  // The most characters of one line; more are dropped as they are typed.
  long line_limit;
} cel_settings;

// Asked on Tab with the text up to the cursor; answers through cel_replace and cel_list.
typedef void (*cel_completion)(void *context, const char *before_cursor);

// Makes a reader of two descriptors, both left open at the end; null when they are no terminal.
cel_reader *cel_open(int input, int output, const cel_settings *settings);
void cel_close(cel_reader *reader);

// What is shown before the text; escape sequences stand between two \1.
void cel_set_prompt(cel_reader *reader, const char *prompt);
// Whether Ctrl-R and Ctrl-S search the history.
void cel_set_searching(cel_reader *reader, bool searches);
// Called whenever something was typed, before it is read, on the reading thread.
typedef void (*cel_typing)(void *context);
void cel_set_typing(cel_reader *reader, cel_typing typing, void *context);

void cel_set_completion(cel_reader *reader, cel_completion completion, void *context);

// Puts a line where Up finds it.
void cel_remember(cel_reader *reader, const char *line);

// Waits for a line, without its end; it stays valid until the next call.
cel_outcome cel_read(cel_reader *reader, const char **line, size_t *length);

// Told right before something is shown that is to be answered: what was typed until now was not typed in answer to it.
// By the thread that reads, while it reads nothing.
void cel_mark_shown(cel_reader *reader);
// Whether the line that was read last was whole already when something was shown last.
bool cel_was_ahead(const cel_reader *reader);

// In a completion only: puts a text in the place of all that is before the cursor.
void cel_replace(cel_reader *reader, const char *text);
// In a completion only: shows lines, each ended by \n, under the input.
void cel_list(cel_reader *reader, const char *lines);

// Ends the read in progress, or else the next one, as if Ctrl-C had been typed.
void cel_interrupt(cel_reader *reader);
// Draws the input again, for a new width.
void cel_resized(cel_reader *reader);

// Makes a pipe that neither blocks nor is inherited; false when it can't.
bool cel_open_pipe(int ends[2]);

// Has SIGINT write an 'i', SIGWINCH a 'w' and SIGCONT a 'c' to a descriptor, and signals that end
// the process put the terminal back first. Signals that are ignored stay so. False when the
// descriptor is not the terminal in control of the process, or another watch is on.
bool cel_watch_signals(int wake, int terminal);
void cel_unwatch_signals(void);
