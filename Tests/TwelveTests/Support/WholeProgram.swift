import Testing

/// Tests that need the machine for themselves run one after the other: a pilot waits for the program's own threads, which
/// a long property would take away.
@Suite(.serialized) struct WholeProgram {}
