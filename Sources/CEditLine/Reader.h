// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <histedit.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <wchar.h>

#include "CEditLine.h"

struct cel_reader {
  EditLine *edit;
  HistoryW *history;
  // Characters and their widths are UTF-8's on the reading thread, and on no other.
  locale_t locale;
  FILE *in, *out, *silent;
  int wake[2];
  wchar_t *prompt;
  char *line;
  long line_limit;

  cel_typing typing;
  void *typing_context;
  cel_completion completion;
  void *completion_context;
  char *list;
  int behind_cursor;

  // Read but not yet given to libedit: what was typed ahead stays here between lines.
  unsigned char typed[4096];
  size_t typed_start, typed_end;
  bool interrupted, ended;

  // How many bytes that were not taken yet were there when something was shown last.
  size_t ahead;
  // Whether the end of the last line was among them.
  bool was_ahead;
};

// libedit's source of characters: waits for the terminal and for the self-pipe.
int cel_next_character(EditLine *edit, wchar_t *character);
// libedit's answer to Tab.
unsigned char cel_complete(EditLine *edit, wint_t key);
// Shows the list a completion left.
void cel_show_list(cel_reader *reader);
// Draws the input again after the terminal changed under it.
void cel_redraw(cel_reader *reader, bool resized);
cel_reader *cel_reader_of(EditLine *edit);
