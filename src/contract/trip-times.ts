import * as z from 'zod/mini';

import { OtherStop, stopTimeShape } from './arrivals.ts';
import { instant } from './wire/instant.ts';
import { decodeList, identifier, otherTimeZone, text } from './wire/scalars.ts';

export const TripStop = z.object({
  ...stopTimeShape,
  stopID: identifier,
  intersection: text,
  /** Absent where nothing is known, as at stops without a time. */
  expectedAt: z.optional(instant),
  /** The stop that the timetable has instead, such as another platform; absent if it is this one. */
  // oxlint-disable-next-line promise/valid-params -- This is zod's catch, not a promise's.
  plannedStop: z.catch(z.optional(OtherStop), undefined),
  timeZone: otherTimeZone,
  /** Whether the bus has left it. */
  passed: z.boolean(),
});
export type TripStop = z.output<typeof TripStop>;

const Trip = z.object({
  tripID: identifier,
  routeID: identifier,
  destination: text,
  /** "" if it is not known. */
  vehicleID: z.prefault(text, ''),
  state: stopTimeShape.state,
  /** The trip that the bus goes on as, of the same block. */
  continuesAs: z.optional(z.object({ routeID: identifier, destination: text })),
  stops: z.array(z.unknown()),
});

/** A trip with its stops in order. */
export interface TripTimes extends Omit<z.output<typeof Trip>, 'stops'> {
  readonly stops: readonly TripStop[];
}

/** The answer of gettrip: the stops of one trip with their times. Instants are in milliseconds since 1970. */
export interface TripAnswer {
  readonly timestamp?: string;
  readonly trip: TripTimes;
  readonly dropped: number;
}
/** The service writes it in encodeTimes.ts. */
export const TripAnswer = z.pipe(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    trip: Trip,
  }),
  z.transform(({ timestamp, trip }): TripAnswer => {
    const { elements: stops, dropped } = decodeList(TripStop, trip.stops);
    return {
      ...(timestamp === undefined ? {} : { timestamp }),
      trip: { ...trip, stops },
      dropped,
    };
  }),
);
