import * as z from 'zod/mini';

import {
  type Journey,
  JourneysAnswer,
  type RideLeg,
  type WalkLeg,
} from '../../../src/contract/journeys/journeys.ts';
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

/** A response of getjourneys. */
export const journeysResponse = (
  journeys: readonly Journey[],
  overrides: Partial<JourneysAnswer> = {},
): Response =>
  Response.json(
    z.encode(JourneysAnswer, {
      journeys: [...journeys],
      leftOut: [],
      updatedAt: NOON,
      dropped: 0,
      ...overrides,
    }),
  );
