/** Thrown when a feed can't be read. The message names the host only, because URLs may contain keys. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter;
  }
}
