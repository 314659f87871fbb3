import type { Source } from './Source.ts';

/** What an operation is asked with. */
export interface OperationContext {
  readonly query: URLSearchParams;
  readonly source: Source;
  /** The present, milliseconds since 1970. */
  readonly now: number;
  /** The IANA zone in which the service writes its times. */
  readonly timeZone: string;
}

/** One operation of the interface: its answer's body as it is sent, or it throws `Refused`. */
export type Operation = (context: OperationContext) => Promise<unknown>;
