import type { LotFeed } from '../../api/feeds/lots/lotFeed.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { lotKey } from '../../contract/parking/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { eventKey } from '../../contract/parking/special-event.ts';
import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import { ownValue } from '../../lib/ownValue.ts';
import type { Change } from './Change.ts';
import { changesInLog, eventsSinceVisit } from './event-changes.ts';
import type { HasEnded } from './event-changes.ts';
import type { Visit } from './visit.ts';

/** Limits that keep the list short enough to scan. */
const MAX_PER_KIND = 8;
const MAX_CHANGES = 20;

/** After an older visit than this, changed lots are not news. */
const MAX_VISIT_AGE_FOR_LOTS = 6 * 60 * 60_000;

/** How many counts of a lot to check for a change: 45 minutes of polls. */
const MAX_SAMPLES = 60;

/**
 * The band of a lot after each of its counts, oldest first; null for a count that has no band. The
 * earlier counts keep the band from flickering.
 */
export type BandsOf = (lot: ParkingLot, counts: readonly number[]) => readonly (string | null)[];

const latest = (changes: Change[]) =>
  changes.toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id)).slice(0, MAX_PER_KIND);

function busChanges(feed: VehicleFeed): Change[] {
  const { routeID, vehicles, departed, firstReceivedAt } = feed;
  const changeOf = (kind: 'bus-came' | 'bus-left', vehicleID: string, at: number): Change => ({
    id: `${kind} ${routeID}/${vehicleID}`,
    at,
    kind,
    vehicleID,
    routeID,
  });
  return [
    // The vehicles of the first answer are not new.
    ...vehicles.flatMap(({ vehicleID, firstSeenAt }) =>
      firstSeenAt > firstReceivedAt ? [changeOf('bus-came', vehicleID, firstSeenAt)] : [],
    ),
    ...departed.map(({ vehicleID, leftAt }) => changeOf('bus-left', vehicleID, leftAt)),
  ];
}

/** For each lot whose band changed, the time at which it entered its current band. */
function lotChanges({ lots, histories }: LotFeed, bandsOf: BandsOf): Change[] {
  return lots.flatMap((lot): Change[] => {
    const key = lotKey(lot);
    const samples = ownValue(histories, key)?.samples ?? [];
    const counts = samples.map(({ open }) => open);
    const bands = bandsOf(lot, counts).slice(-MAX_SAMPLES);
    const band = bands.at(-1);
    const before = bands.findLastIndex((one) => one !== band);
    const since = samples.slice(-MAX_SAMPLES)[before + 1];
    if (band === undefined || band === null || before < 0 || since === undefined) return [];
    return [{ id: `lot ${key}`, at: since.at, kind: 'lot', lot: lot.name, key, band }];
  });
}

/** When an event leaves the lists, milliseconds since 1970; null if it has no readable date. */
export type EndOf = (event: SpecialEvent) => number | null;

const eventsIn = ({ lots }: LotFeed) => lots.flatMap((lot) => lot.specialEvents ?? []);

/**
 * What to store of an answer, to compare the next visit with it.
 *
 * @param at when the rider looked, milliseconds since 1970
 */
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

/** What changed since a visit, whose time was `at` on the monotonic clock. */
function changesSinceVisit(
  visit: Visit,
  at: number,
  feed: LotFeed,
  options: LotChangesOptions,
): Change[] {
  const present = visitOf(feed, visit.at, options);
  const bandBefore = new Map(visit.lots.map(({ key, band }) => [key, band]));
  const bandNow = new Map(present.lots.map(({ key, band }) => [key, band]));
  const hasLists = feed.lots.some(({ specialEvents }) => Array.isArray(specialEvents));
  const changedEvents = eventsSinceVisit(
    visit,
    at,
    eventsIn(feed),
    hasEndedBy(options),
    options.now,
  );
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
  /** The last visit; null on the first one, or if the audience stores nothing. */
  readonly visit: Visit | null;
  readonly bandsOf: BandsOf;
  readonly endOf: EndOf;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds by which the wall clock, used for visits, is ahead of the answers' clock. */
  readonly clockShift: number;
}

function hasEndedBy({ endOf, now }: LotChangesOptions): HasEnded {
  return (event) => {
    const end = endOf(event);
    return end !== null && now >= end;
  };
}

/** The changes of lots and events while the page was open, and since the last visit. */
export function lotAndEventChanges(options: LotChangesOptions): Change[] {
  const { lotFeed, visit, bandsOf, clockShift } = options;
  if (lotFeed === undefined) return [];
  return [
    ...latest(lotChanges(lotFeed, bandsOf)),
    ...latest(changesInLog(lotFeed.eventChanges, hasEndedBy(options))),
    ...(visit === null ? [] : changesSinceVisit(visit, visit.at - clockShift, lotFeed, options)),
  ];
}

/** The buses that came and left while the page was open. */
export function vehicleChanges(feeds: readonly VehicleFeed[]): Change[] {
  return latest(feeds.flatMap(busChanges));
}

/**
 * The latest 20 changes since the rider last looked, the latest first. If a thing changed twice,
 * only its later change is included.
 *
 * @param lastViewedAt on the answers' monotonic clock
 */
export function changesSince(lastViewedAt: number, changes: readonly Change[]): Change[] {
  const latestFirst = changes.filter(({ at }) => at > lastViewedAt).toSorted((a, b) => b.at - a.at);
  const unique = new Map<string, Change>();
  for (const change of latestFirst) if (!unique.has(change.id)) unique.set(change.id, change);
  return [...unique.values()].slice(0, MAX_CHANGES);
}
