/**
 * Why a read gave nothing:
 * - `unreachable` no answer came at all
 * - `timeout` none came in time
 * - `http` the HTTP status was a failure and the body no answer of the interface
 * - `refused` the service answered that it will not (a non-zero `status`, interface 7)
 * - `malformed` what came is no answer of the interface: HTML, half a body, another shape
 * - `chunk` the page's own code that decodes the response could not be loaded (R33)
 */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'http' | 'refused' | 'malformed' | 'chunk';

/** The one error of a read. What was first thrown is in `cause`; the message never holds a key. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** How long the service asked to be left alone (Retry-After), in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    options: { cause?: unknown; status?: number; retryAfter?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
  }
}
