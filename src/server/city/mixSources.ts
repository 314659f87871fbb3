import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { eventKey, type SpecialEvent } from '../../contract/parking/special-event.ts';
import type { AddedName } from '../../contract/subjects.ts';
import { memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import { runStepsWithPauses, type Steps } from '../../lib/steps.ts';
import type { Source } from '../../service/Source.ts';
import { mixAlerts, type NoticesPart } from '../notices/mixAlerts.ts';
import type { PlacesPart } from '../places/createGeocoder.ts';
import type { ServerSource } from './ServerSource.ts';

/** The lots, from another place than the stops. */
export interface LotsPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  readonly lots: NonNullable<ServerSource['lots']>;
}

/** The events of a lot; null if one of its calendars can't be read, undefined if it has none. */
export type EventsOf = (lot: ParkingLot) => readonly SpecialEvent[] | null | undefined;

/** Events of lots from calendars. */
export interface EventsPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  /** The same function until a calendar has other events. */
  read(now: number): Promise<EventsOf>;
  /**
   * Logs which lots of the settings are not among all lots of the city, or are several of them.
   *
   * @param withoutEvents how many lots have none because all have too many together
   */
  checkLots(all: readonly ParkingLot[], withoutEvents: number): void;
}

/** A subject that came after the first version, from its own feeds. */
export interface AddedPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  readonly supplies: Pick<Source, AddedName>;
}

export interface Parts {
  readonly lots?: LotsPart | undefined;
  readonly events?: EventsPart | undefined;
  readonly notices?: NoticesPart | undefined;
  readonly added?: readonly AddedPart[];
  readonly places?: PlacesPart | undefined;
}

/** Adds a calendar's events to those that the lot has. Without any that are known, null stays null. */
function withEvents(
  lot: ParkingLot,
  events: readonly SpecialEvent[] | null | undefined,
): ParkingLot {
  if (events === undefined) return lot;
  const own = lot.specialEvents;
  const listed = [...(own ?? []), ...(events ?? [])];
  const isUnknown = own === null || events === null;
  const unique = new Map(listed.map((event) => [eventKey(event), event]));
  return { ...lot, specialEvents: listed.length === 0 && isUnknown ? null : [...unique.values()] };
}

/**
 * All lots together have at most so many events from calendars: 10 MB of JSON. A feed may give ten thousand lots the
 * name of one, and each venue may have 200 events.
 */
const MOST_LISTED = 30_000;
/** About 2 ms of CPU. */
const EVENTS_PER_STEP = 2000;

interface LotsWithEvents {
  readonly lots: readonly ParkingLot[];
  /** How many lots have no events because all have too many. Theirs are unknown. */
  readonly withoutEvents: number;
}

function* joinSteps(lots: readonly ParkingLot[], eventsOf: EventsOf): Steps<LotsWithEvents> {
  const joined: ParkingLot[] = [];
  let [listed, sinceYield, withoutEvents] = [0, 0, 0];
  for (const lot of lots) {
    const events = eventsOf(lot);
    const count = events?.length ?? 0;
    const isBeyond = count > 0 && listed + count > MOST_LISTED;
    if (isBeyond) withoutEvents += 1;
    else listed += count;
    joined.push(isBeyond ? { ...lot, specialEvents: null } : withEvents(lot, events));
    sinceYield += 1 + count;
    if (sinceYield < EVENTS_PER_STEP) continue;
    sinceYield = 0;
    yield;
  }
  return { lots: joined, withoutEvents };
}

type LotsSupply = LotsPart['lots'];

/** The same array until a lot or an event changes, so that an answer with it is encoded once. */
function lotsWithEvents(supply: LotsSupply, events: EventsPart): LotsSupply {
  const joined = memoizeByTwoObjects((lots: readonly ParkingLot[], eventsOf: EventsOf) =>
    runStepsWithPauses(joinSteps(lots, eventsOf)),
  );
  return {
    ...supply,
    async read(query, now) {
      const read = await supply.read(query, now);
      const { lots, withoutEvents } = await joined(read.value, await events.read(now));
      events.checkLots(read.value, withoutEvents);
      return { ...read, value: lots };
    },
  };
}

/**
 * A source whose lots, events, notices, added subjects or places come from elsewhere. Everything else comes from `base`.
 *
 * @param clock returns milliseconds since 1970
 */
export function mixSources(
  base: ServerSource,
  { lots, events, notices, added = [], places }: Parts,
  clock: () => number,
): ServerSource {
  const ofFeeds = [lots, events, notices, ...added].filter((part) => part !== undefined);
  const parts = [base, ...ofFeeds];
  if (ofFeeds.length === 0 && places === undefined) return base;
  const ownLots = lots?.lots ?? base.lots;
  const mixedLots = events === undefined ? ownLots : ownLots && lotsWithEvents(ownLots, events);
  return {
    ...base,
    get city() {
      return base.city;
    },
    async start() {
      await base.start?.();
      await Promise.all(ofFeeds.map(async (part) => part.start?.()));
      // The log then says at the start, and not to the first rider, that a venue's lot doesn't exist.
      if (lots !== undefined) await mixedLots?.read(null, clock()).catch(() => {});
    },
    async stop() {
      await Promise.all(parts.map(async (part) => part.stop?.()));
    },
    lots: mixedLots,
    ...added.reduce<Pick<Source, AddedName>>((all, { supplies }) => ({ ...all, ...supplies }), {}),
    places: places ?? base.places,
    alerts: notices === undefined ? base.alerts : mixAlerts(base, notices),
    health: () =>
      Object.fromEntries(parts.flatMap((part) => Object.entries(part.health?.() ?? {}))),
    figures: () => parts.flatMap((part) => part.figures?.() ?? []),
  };
}
