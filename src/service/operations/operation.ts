import type { Source } from '../Source.ts';
import type { SplicedBody } from '../SplicedBody.ts';

export interface OperationContext {
  readonly query: URLSearchParams;
  readonly source: Source;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /** The IANA zone of the times in responses. */
  readonly timeZone: string;
}

export interface Answer {
  /** Encoded, for JSON.stringify; or ready to send. */
  readonly body: object | SplicedBody;
  /** The time of the data, in milliseconds since 1970; null if it is not known. */
  readonly modifiedAt: number | null;
  /** When the source reads its data next, in milliseconds since 1970. */
  readonly refreshAt?: number | undefined;
  /** When a gateway read the data from its upstream, in milliseconds since 1970. */
  readonly readAt?: number | undefined;
  /** Whether a part of the data could not be read. Then the answer is only cached for a minute. */
  readonly isPartial?: boolean;
}

/** An operation of the interface. Returns the encoded response body or throws `RefusedError`. */
export type OperationHandler = (context: OperationContext) => Promise<Answer>;
