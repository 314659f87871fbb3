import { FileError } from '../FileError.ts';

/** Thrown when a calendar can't be used as a whole. */
export class CalendarError extends FileError {
  override readonly name = 'CalendarError';
}
