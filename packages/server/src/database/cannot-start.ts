/**
 * Something outside the program must change before it can run. The message is one English sentence for the
 * person who starts it: what is wrong and what to do. It is printed without a stack trace.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
