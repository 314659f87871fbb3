import type { DepartureFilter } from '../../../contract/departure-filter.ts';
import type { StopTimetable } from '../../../contract/documents/stop-timetable.ts';
import { splitFeedName } from '../../../lib/names/feed-id.ts';
import { firstOfDay } from '../../../transit/arrivals/stopDay.ts';
import type { Gap, Source, Supply, Timed } from '../../Source.ts';
import { joinArrivals, joinReads } from '../places/joinReads.ts';
import { partOf, placeOf, readOf, UNKNOWN } from './askParts.ts';
import type { Joined } from './joinFeeds.ts';
import { renameArrivals, renameJourneys, renameTimetable, renameTrip } from './renameAnswers.ts';

/** The agency's timetable does not cover this day, which does not mean that it has no buses. */
const NO_SERVICE: Gap = { fault: null };

/** No route and no stop has this ID. */
const NO_ROUTE = '';
const NO_STOP = '';

/** Joins the days of several stops, which may be those of several timetables. */
function joinDays(values: readonly StopTimetable[], stopID: string): StopTimetable | null {
  const [first] = values.toSorted(
    (a, b) => Number(a.outside === true) - Number(b.outside === true),
  );
  const day = firstOfDay(values.flatMap((one) => one.departures));
  const isCut = day.isCut || values.some((one) => one.isCut === true);
  const { departures } = day;
  return first === undefined ? null : { ...first, stopID, departures, ...(isCut ? { isCut } : {}) };
}

/**
 * Supplies the times of several feeds: those of a trip are from the one feed that has it, and those of a stop also from
 * the others at its place.
 */
export function createRegionTimes(current: () => Joined): NonNullable<Source['times']> {
  /** A filter in the IDs of one feed. Its buses never stop at another one's stops, except at a place of both. */
  function ownFilter(filter: DepartureFilter, feed: number): DepartureFilter {
    const own = (kind: 'routes' | 'stops', ids: readonly string[], missing: readonly string[]) =>
      ids.flatMap((id) => {
        const found = current()[kind].find(id);
        return found?.feed === feed ? [found.id] : missing;
      });
    const via = filter.via.flatMap(
      (id) => placeOf(current(), id)?.map(({ stopID }) => stopID) ?? [id],
    );
    return {
      ...filter,
      via: own('stops', via, [NO_STOP]),
      hide: own('routes', filter.hide, []),
    };
  }
  /** A supply of one stop, which joins what those of its place have. */
  const ofPlace = <Query extends { readonly stopID: string }, T>(
    read: (query: Query, now: number) => Promise<Timed<T | null>>,
    join: (values: readonly T[], stopID: string) => T | null,
  ): Supply<Query, T | null> => ({
    async read(query, now) {
      const place = placeOf(current(), query.stopID);
      const [listed] = place ?? [];
      if (place === undefined || listed === undefined) return read(query, now);
      return joinReads(
        place.map(({ stopID }) => read({ ...query, stopID }, now)),
        (values) => join(values, listed.stopID),
      );
    },
  });
  return {
    arrivals: ofPlace(async ({ stopID, routeID, minutes, filter }, now) => {
      const found = partOf(current(), 'stops', stopID);
      if (found === undefined) return UNKNOWN;
      const { part, feed, id } = found;
      const route = routeID === undefined ? undefined : current().routes.find(routeID);
      const ownRoute = route?.feed === feed ? route.id : NO_ROUTE;
      const own = {
        stopID: id,
        routeID: routeID === undefined ? undefined : ownRoute,
        minutes,
        filter: filter && ownFilter(filter, feed),
      };
      const read = await readOf(part, part.source.times?.arrivals, own, now, renameArrivals);
      return now < part.endsAt ? read : { ...read, gap: read.gap ?? NO_SERVICE };
    }, joinArrivals),
    trip: {
      async read(query, now) {
        if (!('tripID' in query)) {
          const found = partOf(current(), 'routes', query.routeID);
          if (found === undefined) return UNKNOWN;
          const own = { ...query, routeID: found.id };
          return readOf(found.part, found.part.source.times?.trip, own, now, renameTrip);
        }
        const { name, rest } = splitFeedName(query.tripID) ?? {};
        const named = current().parts.filter((part) => part.name !== '' && part.name === name);
        // A link from before the city had several feeds names none.
        const candidates = [
          ...named.map((part) => ({ part, tripID: rest ?? '' })),
          ...current().parts.map((part) => ({ part, tripID: query.tripID })),
        ];
        for (const { part, tripID } of candidates) {
          const read = await readOf(part, part.source.times?.trip, { tripID }, now, renameTrip);
          if (read.value !== null) return read;
        }
        return UNKNOWN;
      },
    },
    journeys: {
      read: (_all, now) =>
        // Where one agency's timetable can't be read, the buses of the others still run.
        joinReads(
          current().parts.flatMap(({ source, isRenamed, rename, endsAt }) => {
            const read = source.times?.journeys?.read(null, now);
            if (read === undefined) return [];
            return read.then((timed) => ({
              ...timed,
              value: isRenamed ? renameJourneys(timed.value, rename) : timed.value,
              gap: now < endsAt ? null : NO_SERVICE,
            }));
          }),
          (values) => values.flat(),
        ),
    },
    timetable: ofPlace(async ({ stopID, date }, now) => {
      const found = partOf(current(), 'stops', stopID);
      if (found === undefined) return UNKNOWN;
      const { part, id } = found;
      const own = { stopID: id, date };
      const read = await readOf(part, part.source.times?.timetable, own, now, renameTimetable);
      return part.name === '' || read.value?.outside !== true
        ? read
        : { ...read, gap: read.gap ?? NO_SERVICE };
    }, joinDays),
  };
}
