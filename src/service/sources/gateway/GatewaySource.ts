import type { OperationName } from '../../../contract/operations.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import type { Source } from '../../Source.ts';
import type { QuotaMemory } from './createQuota.ts';
import type { SharedReadState } from './createSharedRead.ts';
import type { UpstreamFindings } from './decode-upstream.ts';
import type { AskUpstream } from './Upstream.ts';

/** How often one operation with the same parameters is asked, and how long its last response serves. */
export interface Timing {
  /** Milliseconds. */
  readonly interval: number;
  readonly keep: number;
}

export interface GatewayOptions {
  readonly ask: AskUpstream;
  /** The routes of the city. Requests for others never reach the upstream. Null if nobody asks for others. */
  readonly routeIDs: readonly string[] | null;
  /** Returns the IANA zone of the upstream's timestamps. */
  readonly timeZone: () => string;
  readonly stops: Timing;
  readonly vehicles: Timing;
  readonly lots: Timing;
  /** Milliseconds for one request. */
  readonly timeLimit: number;
  readonly requestsPerDay: number | undefined;
  /** Where the requests of the day are kept; they are forgotten at the end if undefined. */
  readonly quotaMemory: QuotaMemory | undefined;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Called when a question begins to fail, and with undefined when it succeeds again. */
  readonly onChange: (question: Question, failure: string | undefined) => void;
}

export interface Question {
  readonly operation: OperationName;
  /** Undefined for a question that is not about a route. */
  readonly routeID?: string | undefined;
}

/** The figures of one question, and what was found in its last good response. */
export interface GatewayState extends Question, SharedReadState, UpstreamFindings {}

export interface GatewaySource extends Source {
  readonly vehicles: NonNullable<Source['vehicles']>;
  readonly lots: NonNullable<Source['lots']>;
  states(): readonly GatewayState[];
}
