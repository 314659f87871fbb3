/**
 * Thrown when a file of lots or notices, or a calendar, can't be used as a whole. The message is a sentence for the
 * operator.
 */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** What was found in its rows, one sentence each, with file, line, column and value. */
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = []) {
    super(message);
    this.problems = problems;
  }
}
