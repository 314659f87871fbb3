import * as z from 'zod/mini';

import { OCCUPANCIES, stopTimeShape } from '../arrivals.ts';
import { instant } from '../wire/instant.ts';
import {
  decodeList,
  identifier,
  latitude,
  longitude,
  numeric,
  otherTimeZone,
  text,
} from '../wire/scalars.ts';

/** The longest walk at the start and at the end, in minutes. Few values, so that a cache has few answers. */
export const WALK_MINUTES: readonly number[] = [5, 10, 15, 20, 30];
export const DEFAULT_WALK_MINUTES = 15;

/** What a rider needs of each bus and stop. */
export const JOURNEY_NEEDS = ['accessible', 'bike', 'accessible,bike'] as const;
export type JourneyNeeds = (typeof JOURNEY_NEEDS)[number];

/** A stop, or a point without an ID. */
const JourneyPlace = z.object({
  stopID: z.optional(identifier),
  name: z.optional(text),
  lat: latitude,
  lon: longitude,
  timeZone: otherTimeZone,
});
export type JourneyPlace = z.output<typeof JourneyPlace>;

/** What every leg has. */
export const legShape = {
  from: JourneyPlace,
  to: JourneyPlace,
  departAt: instant,
  arriveAt: instant,
};

export const WalkLeg = z.object({ kind: z.literal('walk'), ...legShape, meters: numeric });
export type WalkLeg = z.output<typeof WalkLeg>;

export const RideLeg = z.object({
  kind: z.literal('ride'),
  ...legShape,
  routeID: identifier,
  destination: text,
  tripID: text,
  /** By the timetable; absent for a trip that it does not have. */
  scheduledDepartAt: z.optional(instant),
  scheduledArriveAt: z.optional(instant),
  basis: stopTimeShape.basis,
  /** How many stops are passed on the way. */
  stops: numeric,
  /** Whether it is the last of its route and destination from there on its service day. */
  isLast: z.optional(z.boolean()),
  /** Buses come about so many seconds apart, and the timetable says no more. The departure is after such a wait. */
  headwaySeconds: z.optional(numeric),
  /** Whether the bus goes on as the next leg, without getting off. */
  staysSeated: z.optional(z.boolean()),
  // A value of a later version is not known.
  // oxlint-disable-next-line promise/valid-params -- This is zod's catch, not a promise's.
  occupancy: z.catch(z.optional(z.enum(OCCUPANCIES)), undefined),
  /** Whether it should have begun minutes ago, and no bus was seen, while others are. */
  isUnseen: z.optional(z.boolean()),
  /** When its live data was measured, if that is clearly before that of the whole answer. */
  updatedAt: z.optional(instant),
});
export type RideLeg = z.output<typeof RideLeg>;

/** A way from one place to another by bus and on foot. Instants are in milliseconds since 1970. */
export const Journey = z.object({
  departAt: instant,
  arriveAt: instant,
  /** Rides less one; 0 also on foot alone. */
  changes: numeric,
  walkMeters: numeric,
  legs: z.array(z.discriminatedUnion('kind', [WalkLeg, RideLeg])),
});
export type Journey = z.output<typeof Journey>;

/** Why there is no way: an end is far from every stop, none is near enough to walk to, or no bus runs then. */
export const NoWay = z.enum(['too-far-to-walk', 'no-service-then', 'outside']);
export type NoWay = z.output<typeof NoWay>;

/** At which end no bus can be reached. */
export const WhyEnd = z.enum(['from', 'to']);
export type WhyEnd = z.output<typeof WhyEnd>;

/** Routes at the start or the end that were not used: riders must phone first, or the feed doesn't say what they need. */
export const LEFT_OUT = ['by-reservation', 'accessibility-unknown', 'bikes-unknown'] as const;
export const LeftOut = z.object({ why: z.enum(LEFT_OUT), routeIDs: z.array(identifier) });
export type LeftOut = z.output<typeof LeftOut>;

/** The answer of getjourneys, in order of arrival. */
export type JourneysAnswer = z.output<typeof JourneysAnswer>;
export const JourneysAnswer = z.pipe(
  z.looseObject({
    timestamp: z.optional(text),
    journeys: z.array(z.unknown()),
    why: z.optional(z.string()),
    whyEnd: z.optional(z.string()),
    description: z.optional(z.string()),
    leftOut: z.optional(z.array(z.unknown())),
    updatedAt: z.optional(z.string()),
    isLiveLost: z.optional(z.unknown()),
    isPartial: z.optional(z.unknown()),
  }),
  z.transform(({ timestamp, journeys, description, leftOut = [], ...wire }) => {
    const { elements, dropped } = decodeList(Journey, journeys);
    return {
      timestamp,
      journeys: elements,
      /** Why there are none; absent if there are. */
      why: z.safeParse(NoWay, wire.why).data,
      whyEnd: z.safeParse(WhyEnd, wire.whyEnd).data,
      /** The same as a sentence that says what to do. */
      description,
      leftOut: decodeList(LeftOut, leftOut).elements,
      /** When the live data behind them was measured; absent if none of it is live. */
      updatedAt: z.safeParse(instant, wire.updatedAt).data,
      /** Whether an agency's predictions are too old to use, so that its times are the timetable's. */
      isLiveLost: wire.isLiveLost === true || undefined,
      /** Whether the buses of an agency are missing. */
      isPartial: wire.isPartial === true || undefined,
      dropped,
    };
  }),
);
