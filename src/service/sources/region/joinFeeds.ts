import { memoizeByString } from '../../../lib/memoizeByString.ts';
import { withFeedName } from '../../../lib/names/feed-id.ts';
import { nextTurn } from '../../../lib/nextTurn.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import { hasSameClocks } from '../../../lib/time/hasSameClocks.ts';
import { addDays, startOfServiceDay } from '../../../lib/time/service-date.ts';
import type { RouteStop, Source, SourceCity } from '../../Source.ts';
import { findPlacesSteps } from '../places/findPlaces.ts';
import { type Places, placesFrom } from '../places/Places.ts';
import { createIdentity, type Identity } from './createIdentity.ts';
import { joinCities } from './joinCities.ts';
import { type Rename, type RenameIDs, renameStop } from './renameAnswers.ts';

/** A feed of a region. */
export interface RegionFeed {
  /** Empty for the only feed of a city. */
  readonly name: string;
  /** Null until it can be read. */
  readonly source: Source | null;
  readonly tripCount: () => number;
}

interface OpenFeed extends RegionFeed {
  readonly source: Source;
}

/** A feed that is on the map. */
export interface Part extends OpenFeed {
  readonly routeIDs: readonly string[];
  readonly rename: Rename;
  /** Whether the city may list anything that it has under another ID than its own. */
  readonly isRenamed: boolean;
  /** When its timetable is over, in milliseconds since 1970. The only feed of a city says so in the settings. */
  readonly endsAt: number;
}

/** The feeds that are on the map, and what they have together. */
export interface Joined {
  readonly parts: readonly Part[];
  readonly routes: Identity;
  readonly stops: Identity;
  readonly routeIDs: readonly string[];
  /** The stops of several agencies at one place are listed as one. */
  readonly places: Places;
  /** The feeds whose clocks are others, by name: the time zone of each. */
  readonly otherZones: ReadonlyMap<string, string>;
}

const NOBODY = createIdentity([], []);
/** No feed has been read yet. */
export const NOTHING: Joined = {
  parts: [],
  routes: NOBODY,
  stops: NOBODY,
  routeIDs: [],
  places: placesFrom([], [], () => undefined),
  otherZones: new Map(),
};

/** When a feed's timetable is over; never for the only one of a city. */
function endOf({ name, source }: OpenFeed): number {
  const { timetableEnd, timeZone = 'UTC' } = source.city?.city ?? {};
  if (name === '' || timetableEnd === undefined) return Infinity;
  return startOfServiceDay(addDays(timetableEnd.replaceAll('-', ''), 1), timeZone);
}

/** Finds the stops that are one place. The same agency in two feeds counts as two. */
async function placesOf(
  stops: readonly RouteStop[],
  listed: SourceCity['routes'] = [],
): Promise<Places> {
  const routes = new Map(listed.map((route) => [route.routeID, route]));
  const ownerOf = memoizeByString((routeID) => {
    const { feed, agency } = routes.get(routeID) ?? {};
    return JSON.stringify([feed, agency]);
  });
  const found = await runStepsWithPauses(findPlacesSteps(stops, ownerOf));
  return placesFrom(stops, found, (routeID) => routes.get(routeID)?.agency);
}

/** Everything under the one ID by which the city lists it. */
function renameIn(places: Places, own: RenameIDs): Rename {
  const listed: Rename['listed'] = ({ stopID, name }) => {
    const id = own.stop(stopID);
    const stop = places.byID.get(id)?.[0];
    return stop === undefined
      ? { stopID: id, name }
      : { stopID: stop.stopID, name: stop.intersection };
  };
  return { ...own, listed, listedID: (stopID) => listed({ stopID, name: '' }).stopID };
}

/**
 * Joins the feeds that can be read.
 *
 * @param feeds in the order of the settings
 * @param ownZone the city's IANA zone by the settings; that of the first feed if they name none
 * @param now milliseconds since 1970
 */
export async function joinFeeds(
  feeds: readonly RegionFeed[],
  ownZone: string | undefined,
  now: number,
): Promise<Joined> {
  const zoneOf = ({ source }: OpenFeed) => source.city?.city.timeZone ?? '';
  const open = feeds.filter((feed): feed is OpenFeed => feed.source !== null);
  const cityZone = ownZone ?? open.map(zoneOf)[0] ?? '';
  const isSameClock = (feed: OpenFeed) =>
    feeds.length === 1 || zoneOf(feed) === cityZone || hasSameClocks(zoneOf(feed), cityZone);
  const shown = open.filter(isSameClock);
  const read: { readonly routeIDs: readonly string[]; readonly stops: readonly RouteStop[] }[] = [];
  for (const { source } of shown) {
    const { value } = await source.stops.read(null, now);
    read.push({ routeIDs: await source.routeIDs(now), stops: value });
  }
  const names = shown.map(({ name }) => name);
  await nextTurn();
  const routes = createIdentity(
    names,
    read.map(({ routeIDs }) => routeIDs),
  );
  await nextTurn();
  const stops = createIdentity(
    names,
    read.map((one) => one.stops.map(({ stopID }) => stopID)),
  );
  const named = shown.map((feed, index) => {
    const rename: RenameIDs = {
      route: (id) => routes.listed(index, id),
      stop: (id) => stops.listed(index, id),
      trip: (id) => (feed.name === '' ? id : withFeedName(feed.name, id)),
    };
    return { ...feed, rename };
  });
  const stopsOf: (readonly RouteStop[])[] = [];
  for (const [index, { rename }] of named.entries()) {
    const own = read[index]?.stops ?? [];
    const isRenamed = routes.hasRenamed(index) || stops.hasRenamed(index);
    stopsOf.push(isRenamed ? own.map((stop) => renameStop(stop, rename)) : own);
    await nextTurn();
  }
  const allStops = named.length === 1 ? (stopsOf[0] ?? []) : stopsOf.flat();
  const places = await placesOf(allStops, joinCities(named)?.routes);
  const parts = named.map((feed, index): Part => ({
    ...feed,
    rename: renameIn(places, feed.rename),
    isRenamed: feed.name !== '' || places.byID.size > 0,
    routeIDs: read[index]?.routeIDs ?? [],
    endsAt: endOf(feed),
  }));
  const [only] = parts;
  return {
    parts,
    routes,
    stops,
    // The same object until it changes: see `Source`.
    routeIDs:
      only !== undefined && parts.length === 1
        ? only.routeIDs
        : parts.flatMap(({ routeIDs, rename }) => routeIDs.map((id) => rename.route(id))),
    places,
    otherZones: new Map(
      open.filter((feed) => !isSameClock(feed)).map((feed) => [feed.name, zoneOf(feed)]),
    ),
  };
}
