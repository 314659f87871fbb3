import * as z from 'zod/mini';

import { OtherStop, stopTimeShape } from './arrivals.ts';
import { instant } from './instant.ts';
import { decodeList, identifier, otherTimeZone, text } from './scalars.ts';

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
export type TripAnswer = z.output<typeof TripAnswer>;
export const TripAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    trip: Trip,
  }),
  z.custom<{ readonly timestamp?: string; readonly trip: TripTimes; readonly dropped: number }>(),
  {
    decode: ({ timestamp, trip }) => {
      const { elements: stops, dropped } = decodeList(TripStop, trip.stops);
      return {
        ...(timestamp === undefined ? {} : { timestamp }),
        trip: { ...trip, stops },
        dropped,
      };
    },
    encode: ({ timestamp, trip }) => ({
      status: '0',
      timestamp,
      trip: { ...trip, stops: trip.stops.map((stop) => z.encode(TripStop, stop)) },
    }),
  },
);
