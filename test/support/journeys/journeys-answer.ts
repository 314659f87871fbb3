import * as z from 'zod/mini';

import {
  Journey,
  type JourneysAnswer,
  type RideLeg,
  type WalkLeg,
} from '../../../src/contract/journeys/journeys.ts';
import { instant } from '../../../src/contract/wire/instant.ts';
import { NOON } from '../cities/small-source.ts';

const MINUTE = 60_000;
/** Minutes after noon. */
export const after = (minutes: number): number => NOON + minutes * MINUTE;

const HOME = { lat: 43.07, lon: -89.4 };
const PARK = { stopID: '0100', name: 'University & Park', lat: 43.0733673, lon: -89.4014633 };
const SQUARE = { stopID: '0341', name: 'Johnson & Park', lat: 43.0719, lon: -89.4005 };

export const aWalk = (overrides: Partial<WalkLeg> = {}): WalkLeg => ({
  kind: 'walk',
  from: HOME,
  to: PARK,
  meters: 200,
  departAt: after(5),
  arriveAt: after(8),
  ...overrides,
});

export const aRide = (overrides: Partial<RideLeg> = {}): RideLeg => ({
  kind: 'ride',
  from: PARK,
  to: SQUARE,
  routeID: '03',
  destination: 'Capitol',
  tripID: 't1',
  departAt: after(8),
  arriveAt: after(20),
  scheduledDepartAt: after(6),
  scheduledArriveAt: after(18),
  basis: 'reported',
  stops: 4,
  ...overrides,
});

export const aJourney = (...legs: readonly (WalkLeg | RideLeg)[]): Journey => ({
  departAt: legs[0]?.departAt ?? after(5),
  arriveAt: legs.at(-1)?.arriveAt ?? after(20),
  changes: Math.max(0, legs.filter(({ kind }) => kind === 'ride').length - 1),
  walkMeters: legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.meters : 0), 0),
  legs: [...legs],
});

/** Some members of an answer. Those that are undefined are not sent. */
export type Sent<Answer> = { [Name in keyof Answer]?: Answer[Name] | undefined };

/** A response of getjourneys. */
export function journeysResponse(
  journeys: readonly Journey[],
  overrides: Sent<JourneysAnswer> = {},
): Response {
  const { updatedAt, ...others } = { updatedAt: NOON, ...overrides };
  return Response.json({
    status: '0',
    journeys: journeys.map((journey) => z.encode(Journey, journey)),
    ...others,
    ...(updatedAt === undefined ? {} : { updatedAt: z.encode(instant, updatedAt) }),
  });
}
