import { OutageError } from '../../OutageError.ts';

/** What an upstream sent to recognize a version of its response. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The time of the header Last-Modified, in milliseconds since 1970; null without a readable one. */
export function modifiedAtOf({ lastModified }: Validators): number | null {
  const time = Date.parse(lastModified ?? '');
  return Number.isNaN(time) ? null : time;
}

/** One question to the upstream service: an operation's path, and its parameters without the key. */
export interface UpstreamRequest {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether a service may lack the operation: a 404 then is a refusal. */
  readonly isOptional?: boolean;
}

export interface UpstreamResponse {
  readonly bytes: Uint8Array;
  readonly validators: Validators;
  /** Milliseconds until the upstream wants to be asked again; undefined if it does not say. */
  readonly retryAfter?: number | undefined;
}

/**
 * Asks the upstream service. Adds the key, which this module never sees, and refuses a response that has it (S9).
 *
 * @param validators those of the last good response; null without one
 * @returns null if the response has not changed
 * @throws UpstreamError, or any error whose message contains no key; `retryAfter` in it is respected
 */
export type AskUpstream = (
  request: UpstreamRequest,
  validators: Validators | null,
  signal: AbortSignal,
) => Promise<UpstreamResponse | null>;

/**
 * Why there is no answer. Of what the upstream sent, the message has only why it refused a request: an
 * `AskUpstream` gives no response that contains the key.
 */
export class UpstreamError extends OutageError {
  override readonly name = 'UpstreamError';

  /** Milliseconds until the upstream is asked again, if that is known. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The upstream does not answer this question, and does not say that it will, such as of a route that it lacks. */
export class RefusedByUpstream extends UpstreamError {}
