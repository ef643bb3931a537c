#include "CCurses.h"
#include "Internal.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// <term.h> makes macros of words such as columns; this is all that is needed of it.
char *tigetstr(const char *name);

static SCREEN *screen;
static int is_utf8;
static int shows_cursor;
static int owes_wake;
static const char *stand_in;

// Terminals that Debian's ncurses-base does not know and that speak xterm's language.
static const char *const like_xterm[] = {"xterm", "alacritty", "foot", "kitty", "ghostty", "wezterm", "rio",
                                         "contour", "st", "konsole", "iterm2", NULL};

static int speaks_xterm(const char *term) {
  for (const char *const *name = like_xterm; *name != NULL; name++) {
    if (strncmp(term, *name, strlen(*name)) == 0) return 1;
  }
  return 0;
}

static void choose_characters(void) {
  // A locale that is named but not installed is no reason for ASCII: the terminal can most likely show more.
  if (setlocale(LC_CTYPE, "") == NULL) setlocale(LC_CTYPE, "C.UTF-8");
  is_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

// newterm, not initscr: initscr prints and ends the program when it does not know the terminal.
static int open_screen(void) {
  screen = newterm(NULL, stdout, stdin);
  if (screen != NULL) return CC_OK;
  const char *term = getenv("TERM");
  if (term == NULL || !speaks_xterm(term)) return CC_UNKNOWN_TERMINAL;
  screen = newterm("xterm-256color", stdout, stdin);
  if (screen == NULL) return CC_UNKNOWN_TERMINAL;
  stand_in = "xterm-256color";
  return CC_OK;
}

static void set_modes(void) {
  cbreak();
  noecho();
  nonl();
  curs_set(0);
  shows_cursor = 0;
  if (getenv("ESCDELAY") == NULL) set_escdelay(25);
  keys_begin();
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
}

int cc_open(void) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return CC_NOT_A_TERMINAL;
  choose_characters();
  if (!guard_begin()) return CC_NO_RESOURCES;
  int result = open_screen();
  if (result == CC_OK && tigetstr("cup") == NULL) result = CC_CANNOT_MOVE_CURSOR;
  if (result != CC_OK) {
    if (screen != NULL) {
      endwin();
      delscreen(screen);
      screen = NULL;
    }
    guard_abandon();
    return result;
  }
  set_modes();
  guard_modes();
  return CC_OK;
}

void cc_close(void) {
  if (screen == NULL) return;
  guard_end();
  curs_set(1);
  endwin();
  delscreen(screen);
  screen = NULL;
  guard_abandon();
}

const char *cc_stand_in(void) { return stand_in; }

int cc_is_utf8(void) { return is_utf8; }

int cc_colors(void) { return has_colors() ? COLORS : 0; }

void cc_size(int *columns, int *rows) { getmaxyx(stdscr, *rows, *columns); }

static attr_t attributes_of(int attributes) {
  attr_t result = A_NORMAL;
  if (attributes & CC_BOLD) result |= A_BOLD;
  if (attributes & CC_DIM) result |= A_DIM;
  if (attributes & CC_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & CC_REVERSE) result |= A_REVERSE;
  return result;
}

void cc_put(int column, int row, const char *utf8, int attributes, int foreground, int background) {
  int pair = 0;
  if ((foreground >= 0 || background >= 0) && has_colors()) pair = alloc_pair(foreground, background);
  wattr_set(stdscr, attributes_of(attributes), (short)(pair > 0 ? pair : 0), NULL);
  wchar_t text[strlen(utf8) + 1];
  size_t count = mbstowcs(text, utf8, sizeof text / sizeof *text);
  if (count == (size_t)-1) return;
  // ncurses would spell out a character that is newer than the C library's tables, beyond its cell.
  for (size_t index = 0; index < count; index++) {
    if (wcwidth(text[index]) < 0) text[index] = L'?';
  }
  mvwaddnwstr(stdscr, row, column, text, (int)count);
}

void cc_present(int cursor_column, int cursor_row) {
  int shows = cursor_column >= 0;
  if (shows) wmove(stdscr, cursor_row, cursor_column);
  if (shows != shows_cursor) curs_set(shows);
  shows_cursor = shows;
  leaveok(stdscr, !shows);
  wnoutrefresh(stdscr);
  doupdate();
}

void cc_redraw(void) {
  redrawwin(stdscr);
  wnoutrefresh(stdscr);
  doupdate();
}

void cc_discard_input(void) { flushinp(); }

int cc_next(int milliseconds, int *value) {
  // A terminal that has gone away looks readable for ever and never gives a key.
  int empty_reads = 0;
  while (1) {
    int event = keys_take(value);
    if (event != CC_EVENT_TIMEOUT) return event;
    if (guard_take_signal(value)) return CC_EVENT_SIGNAL;
    if (owes_wake) {
      owes_wake = 0;
      return CC_EVENT_WOKEN;
    }
    switch (guard_wait(milliseconds)) {
      case GUARD_READABLE:
        if (++empty_reads > 100) return CC_EVENT_LOST;
        break;
      case GUARD_WOKEN:
        if (guard_take_signal(value)) return CC_EVENT_SIGNAL;
        // A new size comes first, so that no picture of the old one is drawn in between.
        event = keys_take(value);
        owes_wake = event != CC_EVENT_TIMEOUT;
        return owes_wake ? event : CC_EVENT_WOKEN;
      case GUARD_LOST: return guard_take_signal(value) ? CC_EVENT_SIGNAL : CC_EVENT_LOST;
      default: return CC_EVENT_TIMEOUT;
    }
  }
}

void cc_wake(void) { guard_wake(); }
