// Gives the terminal back on every way out: an orderly end, a signal, a crash.
#define _GNU_SOURCE
#include "Internal.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static struct termios saved;
static int has_saved;
static int wake_pipe[2] = {-1, -1};
static int real_stderr = -1;
static int parked_stderr = -1;
static atomic_int pending_signal;

static const int orderly[] = {SIGTERM, SIGHUP, SIGINT};
static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
enum { ORDERLY = sizeof orderly / sizeof *orderly, FATAL = sizeof fatal / sizeof *fatal };
static struct sigaction previous_orderly[ORDERLY];
static struct sigaction previous_fatal[FATAL];
static struct sigaction previous_resize, previous_stop;

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";
// Paste off, colours off, keypad off, cursor on and, where there is no other screen to leave, below the picture.
static const char leave[] = "\033[?2004l\033[0m\033[?1l\033>\033[?25h\033[999;1H\033[?1049l";

static void send(const char *text, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, text, count);
    if (written <= 0) return;
    text += written;
    count -= (size_t)written;
  }
}

// MARK: Standard error

// Anything printed while the screen is up would tear it.
static void park_stderr(void) {
  int memory = memfd_create("twelve-stderr", MFD_CLOEXEC);
  if (memory < 0) return;
  real_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  parked_stderr = memory;
  if (real_stderr >= 0) dup2(memory, STDERR_FILENO);
}

static void replay_stderr(void) {
  if (real_stderr < 0) return;
  dup2(real_stderr, STDERR_FILENO);
  char buffer[4096];
  lseek(parked_stderr, 0, SEEK_SET);
  ssize_t count;
  while ((count = read(parked_stderr, buffer, sizeof buffer)) > 0) {
    if (write(STDERR_FILENO, buffer, (size_t)count) < 0) break;
  }
  close(real_stderr);
  close(parked_stderr);
  real_stderr = parked_stderr = -1;
}

// MARK: Signals

static void wake_from_signal(void) {
  int kept = errno;
  char byte = 0;
  if (write(wake_pipe[1], &byte, 1) < 0) { /* full: it wakes all the same */
  }
  errno = kept;
}

static void on_orderly(int number) {
  atomic_store(&pending_signal, number);
  wake_from_signal();
}

static void on_fatal(int number) {
  send(leave, sizeof leave - 1);
  if (has_saved) tcsetattr(STDIN_FILENO, TCSANOW, &saved);
  // What has just been written there says why it ends.
  replay_stderr();
  for (int index = 0; index < FATAL; index++) {
    if (fatal[index] == number) sigaction(number, &previous_fatal[index], NULL);
  }
  raise(number);
}

static void call(const struct sigaction *action, int number) {
  if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) action->sa_handler(number);
}

static void on_resize(int number) {
  call(&previous_resize, number);
  wake_from_signal();
}

// ncurses' own handler stops the program, and goes on here when it continues.
static void on_stop(int number) {
  send(paste_off, sizeof paste_off - 1);
  call(&previous_stop, number);
  send(paste_on, sizeof paste_on - 1);
  // A stopped program is not told of a new size.
  on_resize(SIGWINCH);
}

static void handle(int number, void (*handler)(int), int flags, struct sigaction *previous) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, previous);
}

// A handler needs a stack of its own when the program ends because the stack is used up.
static void spare_stack(void) {
  static char spare[65536];
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = spare, .ss_size = sizeof spare};
  sigaltstack(&stack, NULL);
}

// MARK: Beginning and end

int guard_begin(void) {
  // The pipe outlives the screen: another thread may still write to it.
  if (wake_pipe[0] < 0 && pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return 0;
  has_saved = tcgetattr(STDIN_FILENO, &saved) == 0;
  park_stderr();
  return 1;
}

void guard_modes(void) {
  struct termios modes;
  if (tcgetattr(STDIN_FILENO, &modes) == 0) {
    // Ctrl-C is a key here; Ctrl-Z and Ctrl-\ stay what they are everywhere.
    modes.c_cc[VINTR] = _POSIX_VDISABLE;
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    def_prog_mode();
  }
  spare_stack();
  for (int index = 0; index < ORDERLY; index++) handle(orderly[index], on_orderly, 0, &previous_orderly[index]);
  for (int index = 0; index < FATAL; index++) handle(fatal[index], on_fatal, SA_ONSTACK, &previous_fatal[index]);
  handle(SIGWINCH, on_resize, 0, &previous_resize);
  handle(SIGTSTP, on_stop, 0, &previous_stop);
  send(paste_on, sizeof paste_on - 1);
}

void guard_end(void) {
  send(paste_off, sizeof paste_off - 1);
  for (int index = 0; index < ORDERLY; index++) sigaction(orderly[index], &previous_orderly[index], NULL);
  for (int index = 0; index < FATAL; index++) sigaction(fatal[index], &previous_fatal[index], NULL);
  sigaction(SIGWINCH, &previous_resize, NULL);
  sigaction(SIGTSTP, &previous_stop, NULL);
}

void guard_abandon(void) {
  if (has_saved) tcsetattr(STDIN_FILENO, TCSADRAIN, &saved);
  replay_stderr();
}

// MARK: Waiting

int guard_wait(int milliseconds) {
  struct pollfd watched[2] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = wake_pipe[0], .events = POLLIN}};
  int count = poll(watched, 2, milliseconds);
  if (count < 0) return errno == EINTR ? GUARD_WOKEN : GUARD_LOST;
  if (count == 0) return GUARD_TIMEOUT;
  if (watched[1].revents & POLLIN) {
    char drained[64];
    while (read(wake_pipe[0], drained, sizeof drained) > 0) {
    }
    return GUARD_WOKEN;
  }
  if (watched[0].revents & (POLLHUP | POLLERR | POLLNVAL)) return GUARD_LOST;
  return GUARD_READABLE;
}

int guard_take_signal(int *number) {
  int pending = atomic_exchange(&pending_signal, 0);
  if (pending == 0) return 0;
  *number = pending;
  return 1;
}

void guard_wake(void) { wake_from_signal(); }
