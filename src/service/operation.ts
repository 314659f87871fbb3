import type { Source } from './Source.ts';

/** The input of an operation. */
export interface OperationContext {
  readonly query: URLSearchParams;
  readonly source: Source;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /** The IANA zone of the times in responses. */
  readonly timeZone: string;
}

/** An operation of the interface. Returns the encoded response body or throws `RefusedError`. */
export type Operation = (context: OperationContext) => Promise<unknown>;
