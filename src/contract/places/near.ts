import * as z from 'zod/mini';

import { type Arrival, ReadArrival } from '../arrivals.ts';
import { otherStopsIn, type OtherStop } from '../stops/stop.ts';
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

/** Meters around a point that getnear may be asked for: the most, and without the parameter. */
export const MOST_METERS = 2000;
export const DEFAULT_METERS = 500;

/** A route and destination of a stop. */
export const StopLine = z.object({
  routeID: identifier,
  destination: text,
  /** Riders only get off here, or only get on with a reservation; see `Stop`. */
  exitOnly: z.optional(z.boolean()),
  byReservation: z.optional(z.boolean()),
});

export const ReadNearStop = z.object({
  stopID: identifier,
  intersection: text,
  latitude,
  longitude,
  /** From the point, in a straight line, rounded. */
  meters: numeric,
  lines: z.array(StopLine),
  wheelChairAccessible: z.optional(z.boolean()),
  /** platform_code. */
  platform: z.optional(text),
  /** The stopID of the station whose platform it is. */
  station: z.optional(identifier),
  /** The entrance of its station to which `meters` is, where that is nearer. */
  entrance: z.optional(text),
  otherStops: z.optional(z.unknown()),
});

export const ReadNearLine = z.object({
  routeID: identifier,
  destination: text,
  stopID: identifier,
  timeZone: otherTimeZone,
  departures: z.array(z.unknown()),
});

/** A stop around a point with everything that stops there. */
export interface NearStop extends Omit<z.output<typeof ReadNearStop>, 'otherStops'> {
  readonly otherStops?: readonly OtherStop[];
}

/** A route and destination at the nearest stop from which it departs. */
export interface NearLine extends Omit<z.output<typeof ReadNearLine>, 'departures'> {
  /** The next departures, the earliest first, as getarrivals has them. */
  readonly arrivals: readonly Arrival[];
}

/** What is around a point. */
export interface Near {
  /** All stops around the point, nearest first. */
  readonly stops: readonly NearStop[];
  /** Those that depart within a day, the one with the nearest stop first. */
  readonly lines: readonly NearLine[];
  /** How many elements could not be decoded. */
  readonly dropped: number;
}

/** The answer of getnear. `nearFrom` decodes its lists. */
export type NearAnswer = z.output<typeof NearAnswer>;
export const NearAnswer = z.looseObject({
  status: z.optional(z.unknown()),
  timestamp: z.optional(text),
  stops: z.array(z.unknown()),
  lines: z.array(z.unknown()),
  /** When the live data behind the departures was measured; absent if none of it is live. */
  updatedAt: z.optional(instant),
  /** Whether stops or departures may be missing, because a part can't be read. */
  isPartial: z.optional(z.boolean()),
  /** Whether the predictions of an agency are too old to use, so that its times are the timetable's. */
  isLiveLost: z.optional(z.boolean()),
  /** Whether there are more stops than an answer has. */
  isCut: z.optional(z.boolean()),
});

const Departure = z.extend(ReadArrival, { expectedAt: instant });

/** Decodes the lists of an answer, each element by itself. */
export function nearFrom(answer: Pick<NearAnswer, 'stops' | 'lines'>): Near {
  const stops = decodeList(ReadNearStop, answer.stops);
  const lines = decodeList(ReadNearLine, answer.lines);
  const departures = lines.elements.map((line) => decodeList(Departure, line.departures));
  return {
    stops: stops.elements.map(({ otherStops, ...stop }) => ({
      ...stop,
      ...otherStopsIn(otherStops),
    })),
    lines: lines.elements.map(({ departures: _sent, ...line }, index) => ({
      ...line,
      arrivals: (departures[index]?.elements ?? []).map(({ minutes: _minutes, ...arrival }) => ({
        ...arrival,
        ...(line.timeZone === undefined ? {} : { timeZone: line.timeZone }),
      })),
    })),
    dropped: departures.reduce((sum, read) => sum + read.dropped, stops.dropped + lines.dropped),
  };
}
