import type { EncodedBody } from '../EncodedBody.ts';
import type { Source, Timed } from '../Source.ts';
import type { JsonBody } from './json-text.ts';

export interface OperationContext {
  readonly query: URLSearchParams;
  readonly source: Source;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /** The IANA zone of the times in responses. */
  readonly timeZone: string;
}

export interface Answer extends Pick<Timed<unknown>, 'reportedAt' | 'refreshAt' | 'readAt'> {
  /** Encoded, for JSON.stringify; as JSON; or ready to send. */
  readonly body: object | JsonBody | EncodedBody;
  /** Whether it is cached for a minute only: a part of the data could not be read, or may change before it is read again. */
  readonly isShortLived?: boolean;
}

/** The times of an answer: those of its data. */
export const timesOf = ({ reportedAt, refreshAt, readAt }: Timed<unknown>) => ({
  reportedAt,
  refreshAt,
  readAt,
});

/** An operation of the interface. Returns the encoded response body or throws `RefusedError`. */
export type OperationHandler = (context: OperationContext) => Promise<Answer>;

/**
 * Whether stops lack those of a route.
 *
 * @param isFound whether the answer has something
 * @throws the reason if nothing is found: it may be on the route that is missing
 */
export function isPartial({ gap = null }: Timed<unknown>, isFound: boolean): boolean {
  if (gap === null) return false;
  if (gap.fault !== null && !isFound) throw gap.fault;
  return true;
}
