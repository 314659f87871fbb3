/** The row that begins at `line` does not end. */
export class UnclosedQuoteError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: a quotation mark is never closed`);
    this.line = line;
  }
}
