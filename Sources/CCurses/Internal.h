#ifndef TWELVE_CCURSES_INTERNAL_H
#define TWELVE_CCURSES_INTERNAL_H

// Above every key code of ncurses itself.
enum { KEY_PASTE_BEGINS = 0x1001, KEY_PASTE_ENDS = 0x1002 };

enum { GUARD_TIMEOUT, GUARD_READABLE, GUARD_WOKEN, GUARD_LOST };

/// Remembers how the terminal was, and parks standard error; 0 when there are no resources for it.
int guard_begin(void);
/// Sets what ncurses does not, and the signals' handlers.
void guard_modes(void);
/// Takes both back, before the screen is closed.
void guard_end(void);
/// Gives standard error back and prints what was written to it.
void guard_abandon(void);

void keys_begin(void);
/// A key that has arrived, or CC_EVENT_TIMEOUT.
int keys_take(int *value);

int guard_wait(int milliseconds);
int guard_take_signal(int *number);
void guard_wake(void);

#endif
