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
  const { routeID, vehicles, departed } = feed;
  const all = [...vehicles, ...departed];
  // The first answer is how things were, and nobody came with it.
  const first = Math.min(...all.map(({ firstSeenAt }) => firstSeenAt));
  const changeOf = (kind: 'bus-came' | 'bus-left', vehicleID: string, at: number): Change => ({
    id: `${kind} ${routeID}/${vehicleID}`,
    at,
    kind,
    vehicleID,
    routeID,
  });
  return [
    ...vehicles.flatMap(({ vehicleID, firstSeenAt }) =>
      firstSeenAt > first ? [changeOf('bus-came', vehicleID, firstSeenAt)] : [],
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

function eventChanges({ eventChanges: changes }: LotFeed): Change[] {
  return changes.map(({ kind, event, at }): Change => ({
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
function changesSinceVisit(visit: Visit, at: number, feed: LotFeed, bandsOf: BandsOf): Change[] {
  const present = visitOf(feed, visit.at, bandsOf);
  const previousEvents = new Map(visit.events.map(({ id, name }) => [id, name]));
  const bandBefore = new Map(visit.lots.map(({ key, band }) => [key, band]));
  const bandNow = new Map(present.lots.map(({ key, band }) => [key, band]));
  const currentEvents = new Map(present.events.map(({ id, name }) => [id, name]));
  const hasLists = feed.lots.some(({ specialEvents }) => Array.isArray(specialEvents));
  const previousNames = new Set(visit.events.map(({ name }) => name));
  const currentNames = new Set(present.events.map(({ name }) => name));
  const added = [...currentEvents].filter(([id]) => !previousEvents.has(id));
  const removed = [...previousEvents].filter(
    ([id, name]) => !currentEvents.has(id) && !currentNames.has(name),
  );
  const changedEvents: Change[] = [
    ...added.map(([id, event]): Change => ({
      id: `event ${id}`,
      at,
      kind: previousNames.has(event) ? 'event-moved' : 'event-new',
      event,
      key: id,
    })),
    ...removed.map(([id, event]): Change => ({
      id: `event ${id}`,
      at,
      kind: 'event-gone',
      event,
      key: id,
    })),
  ];
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
  /** By how much the wall's clock, of the visit, is ahead of that of the answers. */
  readonly clockShift: number;
}

/** What changed of lots and events: as the answers told, and since the last visit (R29). */
export function lotAndEventChanges({
  lotFeed,
  visit,
  bandsOf,
  clockShift,
}: LotChangesOptions): Change[] {
  if (lotFeed === undefined) return [];
  return [
    ...latest(lotChanges(lotFeed, bandsOf)),
    ...latest(eventChanges(lotFeed)),
    ...(visit === null ? [] : changesSinceVisit(visit, visit.at - clockShift, lotFeed, bandsOf)),
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
