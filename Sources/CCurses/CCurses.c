#include "CCurses.h"
#include "Internal.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// <term.h> makes macros of words such as columns; this is all that is needed of it.
char *tigetstr(const char *name);

static SCREEN *screen;
static WINDOW *keys;
static int is_utf8;
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
  if (getenv("ESCDELAY") == NULL) set_escdelay(25);
  // Keys are read from a pad of their own: reading from a window would refresh it, half drawn.
  keys = newpad(1, 1);
  keypad(keys, TRUE);
  nodelay(keys, TRUE);
  define_key("\033[200~", KEY_PASTE_BEGINS);
  define_key("\033[201~", KEY_PASTE_ENDS);
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
  mvwaddstr(stdscr, row, column, utf8);
}

void cc_present(int cursor_column, int cursor_row) {
  static int is_shown;
  int shows = cursor_column >= 0;
  if (shows) wmove(stdscr, cursor_row, cursor_column);
  if (shows != is_shown) curs_set(shows);
  is_shown = shows;
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

static int special_key(wint_t code, int *value) {
  switch (code) {
    case KEY_UP: *value = CC_KEY_UP; break;
    case KEY_DOWN: *value = CC_KEY_DOWN; break;
    case KEY_LEFT: *value = CC_KEY_LEFT; break;
    case KEY_RIGHT: *value = CC_KEY_RIGHT; break;
    case KEY_HOME: *value = CC_KEY_HOME; break;
    case KEY_END: *value = CC_KEY_END; break;
    case KEY_PPAGE: *value = CC_KEY_PAGE_UP; break;
    case KEY_NPAGE: *value = CC_KEY_PAGE_DOWN; break;
    case KEY_DC: *value = CC_KEY_DELETE; break;
    case KEY_BACKSPACE: *value = CC_KEY_BACKSPACE; break;
    case KEY_BTAB: *value = CC_KEY_BACK_TAB; break;
    case KEY_ENTER: *value = CC_KEY_ENTER; break;
    case KEY_RESIZE: return CC_EVENT_RESIZED;
    case KEY_PASTE_BEGINS: return CC_EVENT_PASTE_BEGINS;
    case KEY_PASTE_ENDS: return CC_EVENT_PASTE_ENDS;
    default:
      if (code < KEY_F(1) || code > KEY_F(24)) return CC_EVENT_TIMEOUT;
      *value = CC_KEY_FUNCTION + (int)(code - KEY_F0);
  }
  return CC_EVENT_KEY;
}

// A key that has arrived, or CC_EVENT_TIMEOUT.
static int take_key(int *value) {
  wint_t code = 0;
  switch (wget_wch(keys, &code)) {
    case OK: *value = (int)code; return CC_EVENT_CHARACTER;
    case KEY_CODE_YES: return special_key(code, value);
    default: return CC_EVENT_TIMEOUT;
  }
}

int cc_next(int milliseconds, int *value) {
  // A terminal that has gone away looks readable for ever and never gives a key.
  int empty_reads = 0;
  while (1) {
    int event = take_key(value);
    if (event != CC_EVENT_TIMEOUT) return event;
    if (guard_take_signal(value)) return CC_EVENT_SIGNAL;
    switch (guard_wait(milliseconds)) {
      case GUARD_READABLE:
        if (++empty_reads > 100) return CC_EVENT_LOST;
        break;
      case GUARD_WOKEN:
        if (guard_take_signal(value)) return CC_EVENT_SIGNAL;
        event = take_key(value);
        return event == CC_EVENT_TIMEOUT ? CC_EVENT_WOKEN : event;
      case GUARD_LOST: return CC_EVENT_LOST;
      default: return CC_EVENT_TIMEOUT;
    }
  }
}

void cc_wake(void) { guard_wake(); }
