/** Thrown when a calendar can't be used as a whole. The message is a sentence for the operator. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
}
