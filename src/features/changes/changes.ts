import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { lotKey } from '../../contract/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import { eventKey } from '../../contract/special-event.ts';
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
const MOST_OF_A_KIND = 8;
const MOST_CHANGES = 20;

/** A lot that was full so long before the page was opened is no news. */
const VISIT_OF_LOTS = 6 * 60 * 60_000;

/** Counts of a lot that are looked back through: three quarters of an hour of polls. */
const SAMPLES_SEEN = 60;

/**
 * Gives the band that a lot had after each of its counts, oldest first, which keep it from flickering;
 * null where none may be said.
 */
export type BandsOf = (lot: ParkingLot, counts: readonly number[]) => readonly (string | null)[];

const latest = (changes: Change[]) =>
  changes.toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id)).slice(0, MOST_OF_A_KIND);

function busChanges(feed: VehicleFeed): Change[] {
  const { routeID, vehicles, departed } = feed;
  const all = [...vehicles, ...departed];
  // The first answer is how things were, and nobody came with it.
  const first = Math.min(...all.map(({ firstSeenAt }) => firstSeenAt));
  const of = (kind: 'bus-came' | 'bus-left', vehicleID: string, at: number): Change => ({
    id: `${kind} ${routeID}/${vehicleID}`,
    at,
    kind,
    vehicleID,
    routeID,
  });
  return [
    ...vehicles.flatMap(({ vehicleID, firstSeenAt }) =>
      firstSeenAt > first ? [of('bus-came', vehicleID, firstSeenAt)] : [],
    ),
    ...departed.map(({ vehicleID, leftAt }) => of('bus-left', vehicleID, leftAt)),
  ];
}

/** The last time that each lot came into the band that it has. */
function lotChanges({ lots, histories }: LotFeed, bandsOf: BandsOf): Change[] {
  return lots.flatMap((lot): Change[] => {
    const key = lotKey(lot);
    const samples = histories[key]?.samples ?? [];
    const counts = samples.map(({ open }) => open);
    const bands = bandsOf(lot, counts).slice(-SAMPLES_SEEN);
    const band = bands.at(-1);
    const before = bands.findLastIndex((one) => one !== band);
    const since = samples.slice(-SAMPLES_SEEN)[before + 1];
    if (band === undefined || band === null || before < 0 || since === undefined) return [];
    return [{ id: `lot ${key}`, at: since.at, kind: 'lot', lot: lot.name, key, band }];
  });
}

function eventChanges({ eventChanges: log }: LotFeed): Change[] {
  return log.map(({ kind, event, at }): Change => ({
    id: `event ${eventKey(event)}`,
    at,
    kind: `event-${kind}`,
    event: event.eventName,
    key: eventKey(event),
  }));
}

/** What a visit would remember of the answer that is on the page. */
export function visitOf(feed: LotFeed, at: number, bandsOf: BandsOf): Visit {
  const events = feed.lots.flatMap((lot) => lot.specialEvents ?? []);
  return {
    at,
    lots: feed.lots.flatMap((lot) => {
      const [band = null] = lot.openSpots === null ? [] : bandsOf(lot, [lot.openSpots]);
      return band === null ? [] : [{ key: lotKey(lot), band }];
    }),
    events: events.map((event) => ({ id: eventKey(event), name: event.eventName })),
  };
}

/** What is otherwise than it was when the rider was last here, at `at` of the monotonic clock. */
function sinceVisit(visit: Visit, at: number, feed: LotFeed, bandsOf: BandsOf): Change[] {
  const present = visitOf(feed, visit.at, bandsOf);
  const known = new Map(visit.events.map(({ id, name }) => [id, name]));
  const bandBefore = new Map(visit.lots.map(({ key, band }) => [key, band]));
  const bandNow = new Map(present.lots.map(({ key, band }) => [key, band]));
  const listed = new Map(present.events.map(({ id, name }) => [id, name]));
  const hasLists = feed.lots.some(({ specialEvents }) => Array.isArray(specialEvents));
  const names = new Set(visit.events.map(({ name }) => name));
  const stillNamed = new Set(present.events.map(({ name }) => name));
  const came = [...listed].filter(([id]) => !known.has(id));
  const left = [...known].filter(([id, name]) => !listed.has(id) && !stillNamed.has(name));
  const ofEvents: Change[] = [
    ...came.map(([id, event]): Change => ({
      id: `event ${id}`,
      at,
      kind: names.has(event) ? 'event-moved' : 'event-new',
      event,
      key: id,
    })),
    ...left.map(([id, event]): Change => ({
      id: `event ${id}`,
      at,
      kind: 'event-gone',
      event,
      key: id,
    })),
  ];
  const ofLots = feed.lots.flatMap((lot): Change[] => {
    const key = lotKey(lot);
    const [before, band] = [bandBefore.get(key), bandNow.get(key)];
    if (before === undefined || band === undefined || before === band) return [];
    return [{ id: `lot ${key}`, at, kind: 'lot', lot: lot.name, key, band }];
  });
  return [
    ...(hasLists && visit.events.length > 0 ? latest(ofEvents) : []),
    ...(at > -VISIT_OF_LOTS ? latest(ofLots) : []),
  ];
}

interface LotsAsked {
  readonly lotFeed: LotFeed | undefined;
  /** What the last visit remembered; null on the first, or where nothing is kept. */
  readonly visit: Visit | null;
  readonly bandsOf: BandsOf;
  /** By how much the wall's clock, of the visit, is ahead of that of the answers. */
  readonly clockShift: number;
}

/** What changed of lots and events: as the answers told, and since the last visit (R29). */
export function lotAndEventChanges({ lotFeed, visit, bandsOf, clockShift }: LotsAsked): Change[] {
  if (lotFeed === undefined) return [];
  return [
    ...latest(lotChanges(lotFeed, bandsOf)),
    ...latest(eventChanges(lotFeed)),
    ...(visit === null ? [] : sinceVisit(visit, visit.at - clockShift, lotFeed, bandsOf)),
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
 * @param lookedAt of the answers' monotonic clock
 */
export function changesSince(lookedAt: number, changes: readonly Change[]): Change[] {
  const latestFirst = changes.filter(({ at }) => at > lookedAt).toSorted((a, b) => b.at - a.at);
  const once = new Map<string, Change>();
  for (const change of latestFirst) if (!once.has(change.id)) once.set(change.id, change);
  return [...once.values()].slice(0, MOST_CHANGES);
}
