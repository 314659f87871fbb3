import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { lotKey } from '../../contract/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import { eventKey } from '../../contract/special-event.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';
import { changesInLog, eventsSinceVisit } from './event-changes.ts';
import type { HasEnded } from './event-changes.ts';
import type { Visit } from './visit.ts';

/** Something that is otherwise than when the rider looked last (R29). */
export type Change = {
  /** Tells it apart from the others. */
  readonly id: string;
  /** When it was noticed, or when the rider had looked before it: of the answers' monotonic clock. */
  readonly at: number;
} & (
  | {
      readonly kind: 'event-new' | 'event-moved' | 'event-gone';
      readonly event: string;
      /** By `eventKey`. */
      readonly key: string;
    }
  | {
      readonly kind: 'lot';
      readonly lot: string;
      readonly band: string;
      /** By `lotKey`. */
      readonly key: string;
    }
  | {
      readonly kind: 'bus-came' | 'bus-left';
      readonly vehicleID: string;
      readonly routeID: string;
    }
);

/** What is looked through, not read: the latest of each kind. */
const MAX_PER_KIND = 8;
const MAX_CHANGES = 20;

/** A lot that was full so long before the page was opened is no news. */
const MAX_VISIT_AGE_FOR_LOTS = 6 * 60 * 60_000;

/** Counts of a lot that are looked back through: three quarters of an hour of polls. */
const MAX_SAMPLES = 60;

/**
 * Gives the band that a lot had after each of its counts, oldest first, which keep it from flickering;
 * null where none may be said.
 */
export type BandsOf = (lot: ParkingLot, counts: readonly number[]) => readonly (string | null)[];

const latest = (changes: Change[]) =>
  changes.toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id)).slice(0, MAX_PER_KIND);

function busChanges(feed: VehicleFeed): Change[] {
  const { routeID, vehicles, departed, firstReceivedAt } = feed;
  // The first answer is how things were, and nobody came with it.
  const changeOf = (kind: 'bus-came' | 'bus-left', vehicleID: string, at: number): Change => ({
    id: `${kind} ${routeID}/${vehicleID}`,
    at,
    kind,
    vehicleID,
    routeID,
  });
  return [
    ...vehicles.flatMap(({ vehicleID, firstSeenAt }) =>
      firstSeenAt > firstReceivedAt ? [changeOf('bus-came', vehicleID, firstSeenAt)] : [],
    ),
    ...departed.map(({ vehicleID, leftAt }) => changeOf('bus-left', vehicleID, leftAt)),
  ];
}

/** The last time that each lot came into the band that it has. */
function lotChanges({ lots, histories }: LotFeed, bandsOf: BandsOf): Change[] {
  return lots.flatMap((lot): Change[] => {
    const key = lotKey(lot);
    const samples = histories[key]?.samples ?? [];
    const counts = samples.map(({ open }) => open);
    const bands = bandsOf(lot, counts).slice(-MAX_SAMPLES);
    const band = bands.at(-1);
    const before = bands.findLastIndex((one) => one !== band);
    const since = samples.slice(-MAX_SAMPLES)[before + 1];
    if (band === undefined || band === null || before < 0 || since === undefined) return [];
    return [{ id: `lot ${key}`, at: since.at, kind: 'lot', lot: lot.name, key, band }];
  });
}

/**
 * Gives when an event leaves the lists, milliseconds since 1970; null where nothing is known of it.
 */
export type EndOf = (event: SpecialEvent) => number | null;

const eventsIn = ({ lots }: LotFeed) => lots.flatMap((lot) => lot.specialEvents ?? []);

/** What a visit would remember of the answer that is on the page. */
export function visitOf(
  feed: LotFeed,
  at: number,
  { bandsOf, endOf }: { bandsOf: BandsOf; endOf: EndOf },
): Visit {
  return {
    at,
    lots: feed.lots.flatMap((lot) => {
      const [band = null] = lot.openSpots === null ? [] : bandsOf(lot, [lot.openSpots]);
      return band === null ? [] : [{ key: lotKey(lot), band }];
    }),
    events: eventsIn(feed).map((event) => ({
      id: eventKey(event),
      name: event.eventName,
      endsAt: endOf(event),
    })),
  };
}

/** What is otherwise than it was when the rider was last here, at `at` of the monotonic clock. */
function changesSinceVisit(
  visit: Visit,
  at: number,
  feed: LotFeed,
  asked: LotChangesOptions,
): Change[] {
  const present = visitOf(feed, visit.at, asked);
  const bandBefore = new Map(visit.lots.map(({ key, band }) => [key, band]));
  const bandNow = new Map(present.lots.map(({ key, band }) => [key, band]));
  const hasLists = feed.lots.some(({ specialEvents }) => Array.isArray(specialEvents));
  const changedEvents = eventsSinceVisit(visit, at, eventsIn(feed), hasEndedBy(asked), asked.now);
  const changedLots = feed.lots.flatMap((lot): Change[] => {
    const key = lotKey(lot);
    const [before, band] = [bandBefore.get(key), bandNow.get(key)];
    if (before === undefined || band === undefined || before === band) return [];
    return [{ id: `lot ${key}`, at, kind: 'lot', lot: lot.name, key, band }];
  });
  return [
    ...(hasLists && visit.events.length > 0 ? latest(changedEvents) : []),
    ...(at > -MAX_VISIT_AGE_FOR_LOTS ? latest(changedLots) : []),
  ];
}

interface LotChangesOptions {
  readonly lotFeed: LotFeed | undefined;
  /** What the last visit remembered; null on the first, or where nothing is kept. */
  readonly visit: Visit | null;
  readonly bandsOf: BandsOf;
  readonly endOf: EndOf;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** By how much the wall's clock, of the visit, is ahead of that of the answers. */
  readonly clockShift: number;
}

function hasEndedBy({ endOf, now }: LotChangesOptions): HasEnded {
  return (event) => {
    const end = endOf(event);
    return end !== null && now >= end;
  };
}

/** What changed of lots and events: as the answers told, and since the last visit (R29, R34). */
export function lotAndEventChanges(asked: LotChangesOptions): Change[] {
  const { lotFeed, visit, bandsOf, clockShift } = asked;
  if (lotFeed === undefined) return [];
  return [
    ...latest(lotChanges(lotFeed, bandsOf)),
    ...latest(changesInLog(lotFeed.eventChanges, hasEndedBy(asked))),
    ...(visit === null ? [] : changesSinceVisit(visit, visit.at - clockShift, lotFeed, asked)),
  ];
}

/** The buses that came and left while the page was open (R29). */
export function vehicleChanges(feeds: readonly VehicleFeed[]): Change[] {
  return latest(feeds.flatMap(busChanges));
}

/**
 * What changed since the rider looked, the latest first and no more than can be looked through (R29).
 * Of a thing that changed twice the later is told.
 *
 * @param lastViewedAt of the answers' monotonic clock
 */
export function changesSince(lastViewedAt: number, changes: readonly Change[]): Change[] {
  const latestFirst = changes.filter(({ at }) => at > lastViewedAt).toSorted((a, b) => b.at - a.at);
  const unique = new Map<string, Change>();
  for (const change of latestFirst) if (!unique.has(change.id)) unique.set(change.id, change);
  return [...unique.values()].slice(0, MAX_CHANGES);
}
