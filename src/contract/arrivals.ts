import * as z from 'zod/mini';

import { instant } from './wire/instant.ts';
import {
  decodeList,
  identifier,
  nonEmptyText,
  numeric,
  otherTimeZone,
  text,
} from './wire/scalars.ts';

/** How far ahead getarrivals may be asked, in minutes. Few values, so that a cache has few answers for a stop. */
export const ARRIVAL_MINUTES: readonly number[] = [30, 90, 1440];
export const DEFAULT_ARRIVAL_MINUTES = 90;

/** Milliseconds that a departure stays in a list after its time, because clocks differ. */
export const STAYS = 30_000;
/** Milliseconds that a bus that was not seen stays: it may just be late. */
export const UNSEEN_STAYS = 10 * 60_000;

/** Where a time is from: the timetable alone, the agency's own prediction, or worked out from the bus's place. */
const ArrivalBasis = z.enum(['scheduled', 'reported', 'estimated']);
export type ArrivalBasis = z.output<typeof ArrivalBasis>;

/** `skipped` leaves this stop out. */
const ArrivalState = z.enum(['running', 'canceled', 'skipped', 'added']);
export type ArrivalState = z.output<typeof ArrivalState>;

/** How full a bus is: the values of GTFS-realtime in their order up to 6; the first is 0. */
export const OCCUPANCIES = [
  'empty',
  'many-seats-available',
  'few-seats-available',
  'standing-room-only',
  'crushed-standing-room-only',
  'full',
  'not-accepting-passengers',
  'not-boardable',
] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** Another stop than the planned one. */
export const OtherStop = z.object({ stopID: identifier, intersection: text });

/** What an arrival and a stop of a trip share. A basis of a later version doesn't make a time live. */
/* oxlint-disable promise/valid-params -- This is zod's catch, not a promise's. */
export const stopTimeShape = {
  /** By the timetable; absent for a trip that it does not have. */
  scheduledAt: z.optional(instant),
  basis: z.prefault(z.catch(ArrivalBasis, 'scheduled'), 'scheduled'),
  state: z.prefault(z.catch(ArrivalState, 'running'), 'running'),
};
/* oxlint-enable promise/valid-params */

export const ReadArrival = z.object({
  ...stopTimeShape,
  routeID: identifier,
  destination: text,
  /** "" if it is not known. */
  vehicleID: z.prefault(text, ''),
  /** Whole minutes until the bus comes, rounded down. */
  minutes: numeric,
  /** When the bus departs, or arrives where it does not depart; if it does not come, by the timetable. */
  expectedAt: z.optional(instant),
  /** Names the trip and its day. The real service had no trips. */
  tripID: z.prefault(text, ''),
  /** Stops before this one; absent without a bus. */
  stopsAway: z.optional(numeric),
  /** The bus comes between these with 80 %. */
  earliestAt: z.optional(instant),
  latestAt: z.optional(instant),
  /** Whether it is the last of its route and destination at this stop on its service day. */
  isLast: z.optional(z.boolean()),
  /** From which platform it departs, if the feed names one. */
  // oxlint-disable-next-line promise/valid-params -- This is zod's catch, not a promise's.
  platform: z.catch(z.optional(nonEmptyText), undefined),
  /** Where it departs today instead of this stop, such as another platform. */
  // oxlint-disable-next-line promise/valid-params -- This is zod's catch, not a promise's.
  departsFrom: z.catch(z.optional(OtherStop), undefined),
  /** Whether it should have begun minutes ago, and no bus was seen, while others are. */
  isUnseen: z.optional(z.boolean()),
  /** Buses come about so many seconds apart, and the timetable says no more. */
  headwaySeconds: z.optional(numeric),
  /** Of the trip or its bus; absent if it is not known. */
  wheelChairAccessible: z.optional(z.boolean()),
  bikeRack: z.optional(z.boolean()),
  /** When its live data was measured, if that is clearly before that of the whole answer. */
  updatedAt: z.optional(instant),
  // A value of a later version is not known.
  // oxlint-disable-next-line promise/valid-params -- This is zod's catch, not a promise's.
  occupancy: z.catch(z.optional(z.enum(OCCUPANCIES)), undefined),
});
type ReadArrival = z.output<typeof ReadArrival>;

/** A bus that will come to a stop. Instants are in milliseconds since 1970. */
export type Arrival = Omit<ReadArrival, 'minutes' | 'expectedAt'> & {
  readonly expectedAt: number;
  /** The IANA zone of its stop, if that is not the city's. */
  readonly timeZone?: string | undefined;
};

/**
 * The answer of getarrivals: the buses that will come to a stop, the earliest first. A service that knows only
 * the real one's six members is read too; then `arrivalsAt` makes instants of its minutes.
 */
export interface ArrivalsAnswer {
  readonly timestamp?: string;
  readonly stopID: string;
  /** When the live data behind it was measured, except of arrivals with a time of their own; absent if none of it is live. */
  readonly updatedAt?: number;
  readonly arrivals: readonly ReadArrival[];
  /** Whether departures of another agency at this place are missing. */
  readonly isPartial?: boolean;
  /** Whether the agency's predictions are too old to use, so that the times are the timetable's. */
  readonly isLiveLost?: boolean | undefined;
  /** The IANA zone of the stop, if that is not the city's. */
  readonly timeZone?: string | undefined;
  readonly dropped: number;
}
/** The service writes it in encodeTimes.ts. */
export const ArrivalsAnswer = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    stop: z.looseObject({
      stopID: identifier,
      updatedAt: z.optional(z.string()),
      isPartial: z.optional(z.unknown()),
      isLiveLost: z.optional(z.unknown()),
      timeZone: otherTimeZone,
      route: z.array(z.unknown()),
    }),
  }),
  z.transform(({ timestamp, stop }): ArrivalsAnswer => {
    const { elements: arrivals, dropped } = decodeList(ReadArrival, stop.route);
    const updatedAt = z.safeParse(instant, stop.updatedAt);
    return {
      ...(timestamp === undefined ? {} : { timestamp }),
      stopID: stop.stopID,
      ...(updatedAt.success ? { updatedAt: updatedAt.data } : {}),
      arrivals,
      ...(stop.isPartial === true ? { isPartial: true } : {}),
      isLiveLost: stop.isLiveLost === true || undefined,
      timeZone: stop.timeZone,
      dropped,
    };
  }),
);

/**
 * The arrivals of an answer with instants.
 *
 * @param receivedAt when the answer was received, in milliseconds since 1970
 */
export function arrivalsAt({ arrivals, timeZone }: ArrivalsAnswer, receivedAt: number): Arrival[] {
  const zone = timeZone === undefined ? {} : { timeZone };
  return arrivals.map(({ minutes, expectedAt, ...arrival }) =>
    expectedAt === undefined
      ? { ...arrival, ...zone, basis: 'reported', expectedAt: receivedAt + minutes * 60_000 }
      : { ...arrival, ...zone, expectedAt },
  );
}
