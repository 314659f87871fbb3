import { latest } from '../../../lib/time/earliest.ts';
import { RefusedError } from '../../operations/parameters.ts';
import { OutageError } from '../../OutageError.ts';
import type { Source, SourceCity } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
import { partOf, readOf, UNKNOWN } from './askParts.ts';
import type { Identity } from './createIdentity.ts';
import { createRegionTimes } from './createRegionTimes.ts';
import { joinAlerts } from './joinAlerts.ts';
import { joinCities } from './joinCities.ts';
import { joinFeeds, NOTHING, type RegionFeed } from './joinFeeds.ts';
import { joinNames } from './joinNames.ts';
import { renameAlert, renameDocument, renameStation } from './renameAnswers.ts';

/** The feeds of a city as one source. */
export interface RegionSource extends Source {
  /**
   * Takes up what the feeds have now. Until it resolves, requests are answered from what they had before. It must not be
   * called again until then.
   */
  update(now: number): Promise<void>;
  /** The feeds that are not on the map because their clocks are others than the city's, by name: each one's zone. */
  otherZones(): ReadonlyMap<string, string>;
}

/**
 * A city of several feeds, each of which is a source by itself: what they have side by side, under IDs that differ. A
 * question goes to the one feed that it is about, so it costs no more because of the others. A city of one feed is a
 * list of one.
 *
 * @param feeds returns the feeds in the order of the settings
 * @param ownZone the city's IANA zone by the settings; that of the first feed if they name none
 * @param isLive whether any feed has realtime feeds
 */
export function createRegionSource(
  feeds: () => readonly RegionFeed[],
  ownZone: string | undefined,
  isLive: boolean,
): RegionSource {
  let current = NOTHING;
  let lastCity: { readonly of: readonly unknown[]; readonly city: SourceCity | undefined } | null =
    null;

  /** The same object until a feed's city or the list of feeds changes. */
  function cityNow(): SourceCity | undefined {
    const { parts } = current;
    const cities = parts.map(({ source }) => source.city);
    const of = [parts, ...cities];
    if (lastCity?.of.length === of.length && of.every((one, at) => one === lastCity?.of[at]))
      return lastCity.city;
    const city = joinCities(parts);
    lastCity = { of, city };
    return city;
  }

  /** The time of the latest stops or vehicles of all feeds, in milliseconds since 1970; null if there are none. */
  const latestAt = (name: 'stops' | 'vehicles', now: number) =>
    latest(current.parts.map(({ source }) => source[name]?.latestAt?.(now))) ?? null;
  const vehicles: Source['vehicles'] = {
    async read(routeID, now) {
      const found = partOf(current, 'routes', routeID);
      if (found === undefined) throw new RefusedError('The city does not have this route');
      const { part, id } = found;
      // A feed without live data has no buses. That is no failure, as it is none where a live feed leaves out a route.
      const read = (await part.source.vehicles?.read(id, now)) ?? { value: [], reportedAt: now };
      // A bus names its next stop, and the page looks for that name among the stops.
      const names = current.places.names.get(part.rename.route(id));
      if (names === undefined) return read;
      const { value } = read;
      return {
        ...read,
        value: value.map((bus) => ({ ...bus, nextStop: names.get(bus.nextStop) ?? bus.nextStop })),
      };
    },
    latestAt: (now) => latestAt('vehicles', now),
    mayHaveData: () =>
      current.parts.length === 0 ||
      current.parts.some(({ source }) => source.vehicles?.mayHaveData?.() ?? source.vehicles),
  };

  const alerts: Source['alerts'] = {
    read: (_all, now) =>
      joinAlerts(
        current.parts.flatMap(({ name, source, isRenamed, rename, routeIDs }) => {
          const read = source.alerts?.read(null, now);
          if (read === undefined || !isRenamed) return read ?? [];
          const { places } = current;
          const ofAll = name === '' ? [] : routeIDs;
          return read.then((timed) => ({
            ...timed,
            value: timed.value.map((alert) => renameAlert(alert, rename, ofAll, places)),
          }));
        }),
      ),
  };

  const listedIn = (identity: Identity, id: string) => {
    // What the only feed of a city has is listed as it is there.
    if (current.parts[0]?.name === '') return undefined;
    const owned = identity.find(id);
    return owned && identity.listed(owned.feed, owned.id);
  };
  const stopsAt = (now: number) => latestAt('stops', now);

  return {
    name: 'gtfs',
    get city() {
      return cityNow();
    },
    cityFeeds() {
      const ofParts = current.parts.map(({ name, source }) =>
        source.cityFeeds?.()?.map((feed) => ({ ...feed, name })),
      );
      const feeds = ofParts.flatMap((own) => own ?? []);
      return feeds.length === 0 || ofParts.includes(undefined) ? null : feeds;
    },
    otherZones: () => current.otherZones,
    async update(now) {
      current = await joinFeeds(feeds(), ownZone, now);
    },
    async routeIDs() {
      if (current.parts.length === 0) throw new OutageError('no feed has been read yet');
      return current.routeIDs;
    },
    listedIDs: {
      route: (id) => listedIn(current.routes, id),
      stop: (id) => listedIn(current.stops, id),
    },
    stops: {
      ...supplyStops(async (now) => ({ value: current.places.stops, reportedAt: stopsAt(now) })),
      latestAt: stopsAt,
    },
    stations: {
      // Not once for all: an elevator may be closed since.
      async read(_all, now) {
        const reads = current.parts.map(async ({ source, rename }) =>
          ((await source.stations?.read(null, now))?.value ?? []).map((station) =>
            renameStation(station, rename),
          ),
        );
        return { value: (await Promise.all(reads)).flat(), reportedAt: stopsAt(now) };
      },
    },
    times: createRegionTimes(() => current),
    vehicles: isLive ? vehicles : undefined,
    alerts: isLive ? alerts : undefined,
    names: { read: (language, now) => joinNames(current.parts, language, now) },
    routeDocument: {
      async read(routeID, now) {
        const found = partOf(current, 'routes', routeID);
        if (found === undefined) return UNKNOWN;
        const { part, id } = found;
        return readOf(part, part.source.routeDocument, id, now, renameDocument);
      },
    },
  };
}
