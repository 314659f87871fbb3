import * as z from 'zod/mini';

import { StopLine } from '../places/near.ts';
import { decodeList, identifier, latitude, longitude, text } from '../wire/scalars.ts';

/** What the feed says of getting on and off with a wheelchair; missing where it says nothing. */
const wheelChairAccessible = z.optional(z.boolean());

/** Whether a platform can be reached without steps; missing where the feed doesn't say. */
const StepFree = z.object({
  isReached: z.boolean(),
  /** By which elevators, as riders call them; or which one is out of service, so that it can't be reached. */
  elevators: z.prefault(z.array(text), []),
});
export type StepFree = z.output<typeof StepFree>;

/** A stop of a station, with what departs there. */
const Platform = z.object({
  stopID: identifier,
  intersection: text,
  platform: z.optional(text),
  wheelChairAccessible,
  stepFree: z.optional(StepFree),
  lines: z.array(StopLine),
});
export type Platform = z.output<typeof Platform>;

const Entrance = z.object({ name: text, latitude, longitude, wheelChairAccessible });
export type Entrance = z.output<typeof Entrance>;

const ReadStation = z.object({
  stopID: identifier,
  intersection: text,
  platforms: z.array(z.unknown()),
  entrances: z.array(z.unknown()),
});

/** A station with its platforms and entrances, each of them decoded by itself. Its ID names it where a stop's could stand. */
export interface Station {
  readonly stopID: string;
  readonly intersection: string;
  readonly platforms: readonly Platform[];
  readonly entrances: readonly Entrance[];
}

/** The station in an answer; none if it has none that can be read. */
export function stationIn(wire: unknown): { station?: Station } {
  const read = z.safeParse(ReadStation, wire);
  if (!read.success) return {};
  const { platforms, entrances, ...station } = read.data;
  return {
    station: {
      ...station,
      platforms: decodeList(Platform, platforms).elements,
      entrances: decodeList(Entrance, entrances).elements,
    },
  };
}
