/** Why the server does not start, in words for whoever starts it: one line a fault, and no stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
