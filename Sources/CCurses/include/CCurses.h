#ifndef TWELVE_CCURSES_H
#define TWELVE_CCURSES_H

// The part of ncurses that twelve draws with, under names of its own. Everything here is called from one thread, except
// cc_wake.

enum {
  CC_OK = 0,
  CC_NOT_A_TERMINAL,
  CC_UNKNOWN_TERMINAL,
  CC_CANNOT_MOVE_CURSOR,
  CC_NO_RESOURCES,
};

enum {
  CC_EVENT_TIMEOUT = 0,
  CC_EVENT_CHARACTER,
  CC_EVENT_KEY,
  CC_EVENT_RESIZED,
  CC_EVENT_WOKEN,
  CC_EVENT_SIGNAL,
  CC_EVENT_LOST,
  CC_EVENT_PASTE_BEGINS,
  CC_EVENT_PASTE_ENDS,
};

enum {
  CC_KEY_UP = 1,
  CC_KEY_DOWN,
  CC_KEY_LEFT,
  CC_KEY_RIGHT,
  CC_KEY_HOME,
  CC_KEY_END,
  CC_KEY_PAGE_UP,
  CC_KEY_PAGE_DOWN,
  CC_KEY_DELETE,
  CC_KEY_BACKSPACE,
  CC_KEY_BACK_TAB,
  CC_KEY_ENTER,
  CC_KEY_FUNCTION = 100,
};

enum {
  CC_BOLD = 1,
  CC_DIM = 2,
  CC_UNDERLINE = 4,
  CC_REVERSE = 8,
};

/// Opens the screen. A terminal that is not known is tried as xterm-256color where that is likely to be right, which
/// `cc_stand_in` then tells.
int cc_open(void);

/// Gives the terminal back as it was, and prints what was written to standard error meanwhile. May be called twice.
void cc_close(void);

/// The TERM that stands in for one that is not known here, or NULL.
const char *cc_stand_in(void);

int cc_is_utf8(void);
int cc_colors(void);
void cc_size(int *columns, int *rows);

/// Draws text at a place. Colours are palette numbers, -1 is the terminal's own.
void cc_put(int column, int row, const char *utf8, int attributes, int foreground, int background);

/// Sends what has changed. A negative column hides the cursor.
void cc_present(int cursor_column, int cursor_row);

/// Paints everything again.
void cc_redraw(void);

/// Waits for an event; a negative time waits for ever. The value is a character, a CC_KEY or a signal's number.
int cc_next(int milliseconds, int *value);

/// Throws away what has been typed ahead.
void cc_discard_input(void);

/// Makes a waiting cc_next return. May be called from any thread.
void cc_wake(void);

#endif
