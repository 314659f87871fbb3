import * as z from 'zod/mini';

import { instant } from '../wire/instant.ts';
import { decodeList, identifier, numeric, text } from '../wire/scalars.ts';
import { Journey, legShape, NoWay, RideLeg, WalkLeg, WhyEnd } from './journeys.ts';

/** What is known of a lot's open spots when a driver gets there. */
const LotRoom = z.object({
  /** A forecast for then, or the last count. */
  basis: z.enum(['forecast', 'count']),
  /** The time that it is for: that of arrival, or when it was counted. */
  at: instant,
  openSpots: numeric,
  /** The range of a forecast, which holds in four of five cases. */
  low: z.optional(numeric),
  high: z.optional(numeric),
  isNearlyFull: z.optional(z.boolean()),
});
export type LotRoom = z.output<typeof LotRoom>;

/**
 * What events mean for a driver then: the lot is for visitors of the event that one goes to, anyone may park during an
 * event, one may affect it without published times, or its events couldn't be read.
 */
const LotEvents = z.enum(['visitors', 'anyone', 'maybe', 'unknown']);
export type LotEvents = z.output<typeof LotEvents>;

const JourneyLot = z.object({
  /** As `lotKey` writes it. */
  key: identifier,
  name: text,
  totalSpots: z.optional(numeric),
  /** Where prices and rules are; missing without such a page. */
  webUrl: z.optional(text),
  room: LotRoom,
  /** Missing if no event affects the lot then. */
  events: z.optional(LotEvents),
});
export type JourneyLot = z.output<typeof JourneyLot>;

/** A drive to a lot. Its length and times are about right: nobody knows the streets and the traffic. */
const DriveLeg = z.object({
  kind: z.literal('drive'),
  ...legShape,
  meters: numeric,
  lot: JourneyLot,
});

export type DriveLeg = z.output<typeof DriveLeg>;

/** A way by car to a lot, and from there by bus or on foot. */
export const CarJourney = z.object({
  ...Journey.shape,
  legs: z.tuple([DriveLeg], z.discriminatedUnion('kind', [WalkLeg, RideLeg])),
  /** The last way back to the lot that night. */
  back: Journey,
});
export type CarJourney = z.output<typeof CarJourney>;

/**
 * Why lots are not offered: full then, closed now, closed or for others during an event, not open to the public then, without a way
 * back that night, without a count, too near to drive to, although it is where one goes, or no faster than without a car.
 */
const LOT_WHYS = [
  'full',
  'closed',
  'event',
  'not-public',
  'no-way-back',
  'unknown',
  'too-near',
  'no-faster',
] as const;
export const LotsLeftOut = z.object({ why: z.enum(LOT_WHYS), lots: z.array(text) });
export type LotsLeftOut = z.output<typeof LotsLeftOut>;

/** The answer of getjourneys with `by=car`, in order of arrival. */
export type CarJourneysAnswer = z.output<typeof CarJourneysAnswer>;
export const CarJourneysAnswer = z.pipe(
  z.looseObject({
    timestamp: z.optional(text),
    journeys: z.array(z.unknown()),
    why: z.optional(z.unknown()),
    whyEnd: z.optional(z.unknown()),
    lotsLeftOut: z.optional(z.unknown()),
    backAfter: z.optional(z.unknown()),
    isEndAssumed: z.optional(z.unknown()),
    back: z.optional(z.unknown()),
  }),
  z.transform(({ timestamp, journeys, lotsLeftOut, ...wire }) => {
    const { elements, dropped } = decodeList(CarJourney, journeys);
    return {
      timestamp,
      journeys: elements,
      /** Why no bus can be reached at an end, where `back` is missing for that. */
      why: z.safeParse(NoWay, wire.why).data,
      whyEnd: z.safeParse(WhyEnd, wire.whyEnd).data,
      lotsLeftOut: decodeList(LotsLeftOut, Array.isArray(lotsLeftOut) ? lotsLeftOut : []).elements,
      /** When the event ends, after which all ways back depart; missing without an event whose time is known. */
      backAfter: z.safeParse(instant, wire.backAfter).data,
      /** Whether nobody published that end, so that it is three hours after the beginning. */
      isEndAssumed: wire.isEndAssumed === true || undefined,
      /** The last way back from the event without a car; missing if nothing goes back, or no event is asked for. */
      back: z.safeParse(Journey, wire.back).data,
      dropped,
    };
  }),
);
