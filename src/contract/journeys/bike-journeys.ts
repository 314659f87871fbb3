import * as z from 'zod/mini';

import { BikeStation } from '../bikes/BikesAnswer.ts';
import { decodeList, numeric, text } from '../wire/scalars.ts';
import { Journey, legShape, RideLeg, WalkLeg } from './journeys.ts';

/** A ride on a rented bike, from a station with bikes to one with docks. Its length and times are about right. */
const BikeLeg = z.object({
  kind: z.literal('bike'),
  ...legShape,
  meters: numeric,
  /** The stations with their counts, and when these were taken. */
  pickUp: BikeStation,
  dropOff: BikeStation,
});
export type BikeLeg = z.output<typeof BikeLeg>;

/** A part of a journey with or without a bike. */
export type AnyLeg = WalkLeg | RideLeg | BikeLeg;
/** A journey with or without a bike. */
export interface AnyJourney extends Omit<Journey, 'legs'> {
  readonly legs: readonly AnyLeg[];
}

/** A way with a rented bike: to the first stop, from the last one, or all the way. */
export type BikeJourney = z.output<typeof BikeJourney>;
export const BikeJourney = z.object({
  ...Journey.shape,
  legs: z.array(z.discriminatedUnion('kind', [WalkLeg, RideLeg, BikeLeg])),
});

/**
 * Why no way uses a bike: nobody knows how many bikes there will be then, no station with known bikes or docks is near,
 * or none of the ways is in time and faster than one without a bike.
 */
const NoBikeWay = z.enum(['later', 'no-stations', 'not-faster']);
export type NoBikeWay = z.output<typeof NoBikeWay>;

/** The answer of getjourneys with `modes=bike`, in order of arrival; `why` there are none is absent if there are. */
export type BikeJourneysAnswer = z.output<typeof BikeJourneysAnswer>;
export const BikeJourneysAnswer = z.pipe(
  z.looseObject({
    timestamp: z.optional(text),
    journeys: z.array(z.unknown()),
    why: z.optional(z.unknown()),
  }),
  z.transform(({ timestamp, journeys, why }) => {
    const { elements, dropped } = decodeList(BikeJourney, journeys);
    return { timestamp, journeys: elements, why: z.safeParse(NoBikeWay, why).data, dropped };
  }),
);
