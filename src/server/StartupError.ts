/** Why the server can't start, for the operator: one line for each problem. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
