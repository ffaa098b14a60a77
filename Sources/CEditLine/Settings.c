// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "Reader.h"
#include "UTF8.h"

// In a prompt, stands before and after each escape sequence.
static const wchar_t escape_mark = L'\1';

cel_reader *cel_reader_of(EditLine *edit) {
  void *reader = NULL;
  el_wget(edit, EL_CLIENTDATA, &reader);
  return reader;
}

static wchar_t *prompt_of(EditLine *edit) {
  static wchar_t none[] = L"";
  cel_reader *reader = cel_reader_of(edit);
  return reader && reader->prompt ? reader->prompt : none;
}

static FILE *stream_of(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (!stream) close(copy);
  return stream;
}

// With insert and delete the cursor drifts a column near wide characters: without them libedit
// writes the rest of the line again.
static void forget_insertion(EditLine *edit) {
  static const char *const names[] = {"ic", "IC", "im", "dc", "DC", "dm"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    el_set(edit, EL_SETTC, names[index], "", NULL);
  }
}

static void bind_keys(EditLine *edit) {
  static const wchar_t *const keys[][2] = {
      {L"\\e[H", L"ed-move-to-beg"},       {L"\\e[F", L"ed-move-to-end"},
      {L"\\e[1~", L"ed-move-to-beg"},      {L"\\e[4~", L"ed-move-to-end"},
      {L"\\e[3~", L"ed-delete-next-char"}, {L"\\e[1;5D", L"ed-prev-word"},
      {L"\\e[1;5C", L"em-next-word"},      {L"^I", L"parlance-complete"},
  };
  el_wset(edit, EL_ADDFN, L"parlance-complete", L"Complete the text before the cursor",
          cel_complete);
  for (size_t index = 0; index < sizeof keys / sizeof *keys; index++) {
    el_wset(edit, EL_BIND, keys[index][0], keys[index][1], NULL);
  }
}

void cel_set_searching(cel_reader *reader, bool searches) {
  const wchar_t *back = searches ? L"em-inc-search-prev" : L"ed-ignore";
  const wchar_t *forth = searches ? L"em-inc-search-next" : L"ed-ignore";
  el_wset(reader->edit, EL_BIND, L"^R", back, NULL);
  el_wset(reader->edit, EL_BIND, L"^S", forth, NULL);
}

// Keys that would be signals come as characters, so that no key can end the process.
static void configure(cel_reader *reader, const cel_settings *settings) {
  EditLine *edit = reader->edit;
  HistEventW event;
  el_wset(edit, EL_CLIENTDATA, reader);
  el_set(edit, EL_TERMINAL, settings->terminal);
  el_wset(edit, EL_SIGNAL, 0);
  el_wset(edit, EL_EDITOR, L"emacs");
  el_wset(edit, EL_SETTY, L"-d", L"-isig", NULL);
  el_wset(edit, EL_GETCFN, cel_next_character);
  el_wset(edit, EL_PROMPT_ESC, prompt_of, escape_mark);
  history_w(reader->history, &event, H_SETSIZE, settings->history);
  history_w(reader->history, &event, H_SETUNIQUE, 1);
  el_wset(edit, EL_HIST, history_w, reader->history);
  forget_insertion(edit);
  bind_keys(edit);
}

cel_reader *cel_open(int input, int output, const cel_settings *settings) {
  if (!isatty(input) || !isatty(output)) return NULL;
  cel_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->wake[0] = reader->wake[1] = -1;
  reader->line_limit = settings->line_limit;
  reader->locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", 0);
  reader->in = stream_of(input, "r");
  reader->out = stream_of(output, "w");
  // libedit complains in English about terminals it does not know.
  reader->silent = fopen("/dev/null", "we");
  reader->history = history_winit();
  if (!reader->locale || !reader->in || !reader->out || !reader->silent || !reader->history ||
      !cel_open_pipe(reader->wake)) {
    cel_close(reader);
    return NULL;
  }
  locale_t before = uselocale(reader->locale);
  reader->edit = el_init("parlance", reader->in, reader->out, reader->silent);
  if (reader->edit) configure(reader, settings);
  uselocale(before);
  if (reader->edit) return reader;
  cel_close(reader);
  return NULL;
}

void cel_close(cel_reader *reader) {
  if (!reader) return;
  locale_t before = reader->locale ? uselocale(reader->locale) : 0;
  if (reader->edit) el_end(reader->edit);
  if (before) uselocale(before);
  if (reader->history) history_wend(reader->history);
  if (reader->in) fclose(reader->in);
  if (reader->out) fclose(reader->out);
  if (reader->silent) fclose(reader->silent);
  if (reader->wake[0] >= 0) close(reader->wake[0]);
  if (reader->wake[1] >= 0) close(reader->wake[1]);
  if (reader->locale) freelocale(reader->locale);
  free(reader->prompt);
  free(reader->line);
  free(reader->list);
  free(reader);
}

void cel_set_prompt(cel_reader *reader, const char *prompt) {
  free(reader->prompt);
  reader->prompt = cel_wide(prompt);
}

void cel_remember(cel_reader *reader, const char *line) {
  wchar_t *wide = cel_wide(line);
  if (!wide) return;
  HistEventW event;
  history_w(reader->history, &event, H_ENTER, wide);
  free(wide);
}
