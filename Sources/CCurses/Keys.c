// Keys beyond what terminfo tells. TERM is often not quite what the terminal is, and a sequence that nobody knows must
// not fall apart into letters that act.
#include "CCurses.h"
#include "Internal.h"

#include <curses.h>

static WINDOW *pad;

struct alias {
  const char *sequence;
  int code;
};

static const struct alias aliases[] = {
    {"\033[200~", KEY_PASTE_BEGINS}, {"\033[201~", KEY_PASTE_ENDS},
    {"\033[A", KEY_UP}, {"\033[B", KEY_DOWN}, {"\033[C", KEY_RIGHT}, {"\033[D", KEY_LEFT},
    {"\033OA", KEY_UP}, {"\033OB", KEY_DOWN}, {"\033OC", KEY_RIGHT}, {"\033OD", KEY_LEFT},
    {"\033[H", KEY_HOME}, {"\033OH", KEY_HOME}, {"\033[1~", KEY_HOME}, {"\033[7~", KEY_HOME},
    {"\033[F", KEY_END}, {"\033OF", KEY_END}, {"\033[4~", KEY_END}, {"\033[8~", KEY_END},
    {"\033[3~", KEY_DC}, {"\033[5~", KEY_PPAGE}, {"\033[6~", KEY_NPAGE}, {"\033[Z", KEY_BTAB},
    {"\033OM", KEY_ENTER}, {"\033OP", KEY_F(1)}, {"\033[11~", KEY_F(1)}, {"\033[[A", KEY_F(1)},
};

void keys_begin(void) {
  // Keys are read from a pad of their own: reading from a window would refresh it, half drawn.
  pad = newpad(1, 1);
  keypad(pad, TRUE);
  nodelay(pad, TRUE);
  for (size_t index = 0; index < sizeof aliases / sizeof *aliases; index++) {
    if (key_defined(aliases[index].sequence) == 0) define_key(aliases[index].sequence, aliases[index].code);
  }
}

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

// Reads the rest of a control sequence, which ends with a letter or a tilde. Linux puts a second bracket into some.
static void skip_sequence(void) {
  wint_t code;
  int most = 64;
  do {
    if (wget_wch(pad, &code) != OK) return;
  } while (--most > 0 && (code == '[' || (code >= 0x20 && code < 0x40)));
}

// Escape alone is a key. Together with what arrives at the same moment it is a key that is not known here, or a letter
// typed with Alt: both do nothing.
static int after_escape(int *value) {
  wint_t code;
  int result = wget_wch(pad, &code);
  if (result == OK && code == '[') {
    skip_sequence();
  } else if (result == OK && code == 'O') {
    wget_wch(pad, &code);
  } else if (result == OK && code != 27) {
    return CC_EVENT_TIMEOUT;
  } else {
    if (result == OK) unget_wch((wchar_t)code);
    if (result == KEY_CODE_YES) ungetch((int)code);
    *value = 27;
    return CC_EVENT_CHARACTER;
  }
  return CC_EVENT_TIMEOUT;
}

int keys_take(int *value) {
  wint_t code = 0;
  switch (wget_wch(pad, &code)) {
    case OK:
      if (code == 27) return after_escape(value);
      *value = (int)code;
      return CC_EVENT_CHARACTER;
    case KEY_CODE_YES: return special_key(code, value);
    default: return CC_EVENT_TIMEOUT;
  }
}
