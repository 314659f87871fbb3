import type * as z from 'zod/mini';

import type { Journey, JourneyPlace } from '../../../contract/journeys/journeys.ts';
import { numericText } from '../../../contract/wire/scalars.ts';
import { instantText } from '../clocks.ts';

type Encoded = z.input<typeof Journey>;

export const encodePlace = ({ lat, lon, ...place }: JourneyPlace) => ({
  ...place,
  lat: numericText(lat),
  lon: numericText(lon),
});

/** A journey for the response, as its codec encodes it, but with the city's offset from UTC. */
export function encodeJourney(journey: Journey, timeZone: string): Encoded {
  const textOf = (instant: number | undefined) =>
    instant === undefined ? undefined : instantText(instant, timeZone);
  return {
    departAt: instantText(journey.departAt, timeZone),
    arriveAt: instantText(journey.arriveAt, timeZone),
    changes: String(journey.changes),
    walkMeters: String(journey.walkMeters),
    legs: journey.legs.map((leg) => {
      const shared = {
        from: encodePlace(leg.from),
        to: encodePlace(leg.to),
        departAt: instantText(leg.departAt, timeZone),
        arriveAt: instantText(leg.arriveAt, timeZone),
      };
      if (leg.kind === 'walk') return { ...leg, ...shared, meters: String(leg.meters) };
      const { headwaySeconds } = leg;
      return {
        ...leg,
        ...shared,
        scheduledDepartAt: textOf(leg.scheduledDepartAt),
        scheduledArriveAt: textOf(leg.scheduledArriveAt),
        updatedAt: textOf(leg.updatedAt),
        stops: String(leg.stops),
        headwaySeconds: headwaySeconds === undefined ? undefined : String(headwaySeconds),
      };
    }),
  };
}
