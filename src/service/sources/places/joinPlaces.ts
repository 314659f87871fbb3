import type { Alert } from '../../../contract/alerts/Alert.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { memoizeByString } from '../../../lib/memoizeByString.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import { firstOfDay } from '../../../transit/arrivals/stopDay.ts';
import { renamed as renameJourneys } from '../../../transit/journeys/JourneyPart.ts';
import type { RouteStop, Source, Supply } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
import { findPlacesSteps } from './findPlaces.ts';
import { joinArrivals, joinReads } from './joinReads.ts';
import { listedConcern, listedID, placesFrom, type Places } from './Places.ts';

/**
 * The stops of a source in which those of several agencies at one place are one stop: the one with the first ID is
 * listed for all, with the routes of all, and the ID of each names it. All other answers name the listed stops.
 */
export function joinPlaces(
  source: Source,
): Pick<Source, 'stops' | 'stations' | 'times' | 'vehicles' | 'alerts' | 'routeDocument'> {
  const placesIn = memoizeByObject(async (stops: readonly RouteStop[]): Promise<Places> => {
    const routes = new Map(source.city?.routes.map((route) => [route.routeID, route]));
    // The same agency in two feeds counts as two.
    const ownerOf = memoizeByString((routeID) => {
      const { feed, agency } = routes.get(routeID) ?? {};
      return JSON.stringify([feed, agency]);
    });
    const places = await runStepsWithPauses(findPlacesSteps(stops, ownerOf));
    return placesFrom(stops, places, (routeID) => routes.get(routeID)?.agency);
  });
  const placesAt = async (now: number) => placesIn((await source.stops.read(null, now)).value);

  /** A supply whose value names stops. */
  const renamed = <Query, T, At extends number | null>(
    supply: Supply<Query, T, At>,
    rename: (value: T, places: Places, query: Query) => T,
  ): Supply<Query, T, At> => ({
    ...supply,
    async read(query, now) {
      const [read, places] = await Promise.all([supply.read(query, now), placesAt(now)]);
      if (places.byID.size === 0) return read;
      return { ...read, value: rename(read.value, places, query) };
    },
  });

  /** A supply of one stop, which joins those of a place. */
  const ofPlace = <Query extends { readonly stopID: string }, T>(
    supply: Supply<Query, T | null>,
    join: (values: readonly T[], stopID: string) => T | null,
  ): Supply<Query, T | null> => ({
    ...supply,
    async read(query, now) {
      const { byID } = await placesAt(now);
      const members = byID.get(source.listedIDs?.stop(query.stopID) ?? query.stopID);
      const [listed] = members ?? [];
      if (members === undefined || listed === undefined) return supply.read(query, now);
      return joinReads(
        members.map(({ stopID }) => supply.read({ ...query, stopID }, now)),
        (values) => join(values, listed.stopID),
      );
    },
  });

  /** Whoever wants to get to a place gets there at any of its stops. */
  const withOtherStops = (
    supply: NonNullable<Source['times']>['arrivals'],
  ): NonNullable<Source['times']>['arrivals'] => ({
    ...supply,
    async read(query, now) {
      const { filter } = query;
      if (filter === undefined || filter.via.length === 0) return supply.read(query, now);
      const { byID } = await placesAt(now);
      const via = filter.via.flatMap(
        (id) => byID.get(source.listedIDs?.stop(id) ?? id)?.map(({ stopID }) => stopID) ?? [id],
      );
      return supply.read({ ...query, filter: { ...filter, via } }, now);
    },
  });

  const { stations, times, vehicles, alerts, routeDocument } = source;
  return {
    stops: {
      ...supplyStops(async (now) => {
        const read = await source.stops.read(null, now);
        return { ...read, value: (await placesIn(read.value)).stops };
      }),
      latestAt: (now) => source.stops.latestAt?.(now) ?? null,
    },
    stations:
      stations &&
      renamed(stations, (all, places) =>
        all.map((station) => ({
          ...station,
          platforms: [...new Set(station.platforms.map((stopID) => listedID(places, stopID)))],
        })),
      ),
    times: times && {
      arrivals: ofPlace(withOtherStops(times.arrivals), joinArrivals),
      trip:
        times.trip &&
        renamed(times.trip, (trip, { byID }) =>
          trip === null
            ? null
            : {
                ...trip,
                stops: trip.stops.map((stop) => {
                  const { stopID, intersection } = byID.get(stop.stopID)?.[0] ?? stop;
                  return { ...stop, stopID, intersection };
                }),
              },
        ),
      journeys:
        times.journeys &&
        renamed(times.journeys, (agencies, { byID }) =>
          agencies.map((agency) =>
            renameJourneys(agency, {
              stop(own) {
                const listed = byID.get(own.stopID)?.[0];
                return listed === undefined
                  ? own
                  : { stopID: listed.stopID, name: listed.intersection };
              },
            }),
          ),
        ),
      timetable:
        times.timetable &&
        ofPlace(times.timetable, (values, stopID) => {
          const [first] = values.toSorted(
            (a, b) => Number(a.outside === true) - Number(b.outside === true),
          );
          const day = firstOfDay(values.flatMap((one) => one.departures));
          const isCut = day.isCut || values.some((one) => one.isCut === true);
          const { departures } = day;
          return first === undefined
            ? null
            : { ...first, stopID, departures, ...(isCut ? { isCut } : {}) };
        }),
    },
    vehicles:
      vehicles &&
      renamed(vehicles, (running, { names }, routeID) => {
        // A bus names its next stop, and the page looks for that name among the stops.
        const ofRoute = names.get(routeID);
        return ofRoute === undefined
          ? running
          : running.map((bus) => ({ ...bus, nextStop: ofRoute.get(bus.nextStop) ?? bus.nextStop }));
      }),
    alerts:
      alerts &&
      renamed(alerts, (all, places) =>
        all.map((alert): Alert => ({
          ...alert,
          concerns: alert.concerns.flatMap((concern) => listedConcern(places, concern)),
        })),
      ),
    routeDocument:
      routeDocument &&
      renamed(routeDocument, (stopsOfRoute, places) =>
        stopsOfRoute === null
          ? null
          : {
              ...stopsOfRoute,
              directions: stopsOfRoute.directions.map((direction) => ({
                ...direction,
                stops: direction.stops.map((stopID) => listedID(places, stopID)),
              })),
            },
      ),
  };
}
