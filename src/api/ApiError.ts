/**
 * Why a read failed:
 * - `unreachable`: there was no response
 * - `timeout`: there was no response in time
 * - `http`: the HTTP status is an error and the body is not one of the interface, or the service says when to ask again
 * - `refused`: the service refused with a non-zero `status` (interface 7)
 * - `malformed`: the body is not one of the interface: HTML, incomplete, another shape
 * - `chunk`: the page's own code that decodes the response could not be loaded
 */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'http' | 'refused' | 'malformed' | 'chunk';

/** The only error that reads throw. The original error is in `cause`; the message never contains a key. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The Retry-After of the response, in milliseconds. */
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

/**
 * Whether the service refused a request because its route or stop does not exist. The interface has no code for
 * that: every refusal that it documents has the status "-1", and only the description says why, in plain English
 * (interface 7). The descriptions of the real service name what is unknown, such as "Unknown routeID"
 * and "Stop 9999 not found"; those about a key or another parameter do not. Curbside also refuses unknown trips.
 */
export const isRefusedAsUnknown = (
  { kind, message }: ApiError,
  what: 'route' | 'stop' | 'trip',
): boolean => kind === 'refused' && message.toLowerCase().includes(what);
