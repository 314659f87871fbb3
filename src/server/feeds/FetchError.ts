/** Thrown when a feed can't be read. The message names the host only, because URLs may contain keys. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;
  /** The status of the response; undefined without one. */
  readonly status: number | undefined;

  constructor(
    message: string,
    options: { cause?: unknown; retryAfter?: number | undefined; status?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter;
    this.status = options.status;
  }
}

/** A host with a private address is not requested. */
export const privateAddressError = (host: string): FetchError =>
  new FetchError(
    `${host} has a private address, on this machine or in its network. To permit that, start with --private-addresses, or set "privateAddresses": true in "source" of the settings file`,
  );
