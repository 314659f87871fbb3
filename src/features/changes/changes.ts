import type { LotFeed } from '../../api/lotFeed.ts';
import type { VehicleFeed } from '../../api/vehicleFeed.ts';
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
  | { readonly kind: 'event-new' | 'event-moved' | 'event-gone'; readonly event: string }
  | { readonly kind: 'lot'; readonly lot: string; readonly band: string }
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
 * Gives a lot's band by a count of its spots and those before it, oldest first, which keep a band
 * from flickering; what it may not be said of has none.
 */
export type BandOf = (
  lot: ParkingLot,
  openSpots: number,
  earlier: readonly number[],
) => string | null;

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
function lotChanges({ lots, histories }: LotFeed, bandOf: BandOf): Change[] {
  return lots.flatMap((lot): Change[] => {
    const samples = histories[lotKey(lot)]?.samples ?? [];
    const counts = samples.map(({ open }) => open);
    const start = Math.max(0, counts.length - SAMPLES_SEEN);
    const bands = counts
      .slice(start)
      .map((open, index) => bandOf(lot, open, counts.slice(0, start + index)));
    const band = bands.at(-1);
    const before = bands.findLastIndex((one) => one !== band);
    const since = samples[start + before + 1];
    if (band === undefined || band === null || before < 0 || since === undefined) return [];
    return [{ id: `lot ${lotKey(lot)}`, at: since.at, kind: 'lot', lot: lot.name, band }];
  });
}

function eventChanges({ eventChanges: log }: LotFeed): Change[] {
  return log.map(({ kind, event, at }): Change => ({
    id: `event ${eventKey(event)}`,
    at,
    kind: `event-${kind}`,
    event: event.eventName,
  }));
}

/** What a visit would remember of the answer that is on the page. */
export function visitOf(feed: LotFeed, at: number, bandOf: BandOf): Visit {
  const events = feed.lots.flatMap((lot) => lot.specialEvents ?? []);
  return {
    at,
    lots: feed.lots.flatMap((lot) => {
      const band = lot.openSpots === null ? null : bandOf(lot, lot.openSpots, []);
      return band === null ? [] : [{ key: lotKey(lot), band }];
    }),
    events: events.map((event) => ({ id: eventKey(event), name: event.eventName })),
  };
}

/** What is otherwise than it was when the rider was last here, at `at` of the monotonic clock. */
function sinceVisit(visit: Visit, at: number, feed: LotFeed, bandOf: BandOf): Change[] {
  const present = visitOf(feed, visit.at, bandOf);
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
    })),
    ...left.map(([id, event]): Change => ({ id: `event ${id}`, at, kind: 'event-gone', event })),
  ];
  const ofLots = feed.lots.flatMap((lot): Change[] => {
    const key = lotKey(lot);
    const [before, band] = [bandBefore.get(key), bandNow.get(key)];
    if (before === undefined || band === undefined || before === band) return [];
    return [{ id: `lot ${key}`, at, kind: 'lot', lot: lot.name, band }];
  });
  return [
    ...(hasLists && visit.events.length > 0 ? latest(ofEvents) : []),
    ...(at > -VISIT_OF_LOTS ? latest(ofLots) : []),
  ];
}

interface ChangesAsked {
  readonly lotFeed: LotFeed | undefined;
  readonly vehicleFeeds: readonly VehicleFeed[];
  /** What the last visit remembered; null on the first, or where nothing is kept. */
  readonly visit: Visit | null;
  readonly bandOf: BandOf;
  /** By how much the wall's clock, of the visit, is ahead of that of the answers. */
  readonly clockShift: number;
}

/**
 * What changed since the rider looked, the latest first and no more than can be looked through: what
 * the answers have told while the page is open, and what is otherwise than at the last visit (R29).
 * Of a thing that changed twice the later is told.
 */
export function changesSince({ lotFeed, vehicleFeeds, visit, bandOf, clockShift }: ChangesAsked) {
  const changes = [
    ...latest(vehicleFeeds.flatMap((feed) => busChanges(feed))),
    ...(lotFeed === undefined
      ? []
      : [
          ...latest(lotChanges(lotFeed, bandOf)),
          ...latest(eventChanges(lotFeed)),
          ...(visit === null ? [] : sinceVisit(visit, visit.at - clockShift, lotFeed, bandOf)),
        ]),
  ].toSorted((a, b) => b.at - a.at);
  const once = new Map<string, Change>();
  for (const change of changes) if (!once.has(change.id)) once.set(change.id, change);
  return [...once.values()].slice(0, MOST_CHANGES);
}
