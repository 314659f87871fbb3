import type { DepartureFilter } from '../../../contract/departure-filter.ts';
import { splitFeedName } from '../../../lib/names/feed-id.ts';
import { earliest } from '../../../lib/time/earliest.ts';
import { renamed } from '../../../transit/journeys/JourneyPart.ts';
import { type Gap, gapOf, type Source } from '../../Source.ts';
import { partOf, readOf, UNKNOWN } from './askParts.ts';
import type { Joined } from './joinFeeds.ts';
import { renameArrivals, renameTimetable, renameTrip } from './renameAnswers.ts';

/** The agency's timetable does not cover this day, which does not mean that it has no buses. */
const NO_SERVICE: Gap = { fault: null };

/** No route and no stop has this ID. */
const NO_ROUTE = '';
const NO_STOP = '';

/** Supplies the times of several feeds: those of a stop or a trip are from the one feed that has it. */
export function createRegionTimes(current: () => Joined): NonNullable<Source['times']> {
  /** A filter in the IDs of one feed. Its buses never stop at another one's stops. */
  function ownFilter(filter: DepartureFilter, feed: number): DepartureFilter {
    const own = (kind: 'routes' | 'stops', ids: readonly string[], missing: readonly string[]) =>
      ids.flatMap((id) => {
        const found = current()[kind].find(id);
        return found?.feed === feed ? [found.id] : missing;
      });
    return {
      ...filter,
      via: own('stops', filter.via, [NO_STOP]),
      hide: own('routes', filter.hide, []),
    };
  }
  return {
    arrivals: {
      async read({ stopID, routeID, minutes, filter }, now) {
        const found = partOf(current(), 'stops', stopID);
        if (found === undefined) return UNKNOWN;
        const { part, feed, id } = found;
        const route = routeID === undefined ? undefined : current().routes.find(routeID);
        const ownRoute = route?.feed === feed ? route.id : NO_ROUTE;
        const ownID = routeID === undefined ? undefined : ownRoute;
        const own = {
          stopID: id,
          routeID: ownID,
          minutes,
          filter: filter && ownFilter(filter, feed),
        };
        const read = await readOf(part, part.source.times?.arrivals, own, now, renameArrivals);
        return now < part.endsAt ? read : { ...read, gap: read.gap ?? NO_SERVICE };
      },
    },
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
      async read(_all, now) {
        const { parts } = current();
        const settled = await Promise.allSettled(
          parts.map(async (part) => ({
            part,
            read: await part.source.times?.journeys?.read(null, now),
          })),
        );
        const [failed] = settled.filter((one) => one.status === 'rejected');
        const reads = settled.flatMap((one) =>
          one.status === 'fulfilled' && one.value.read !== undefined
            ? [{ part: one.value.part, read: one.value.read }]
            : [],
        );
        // Where one agency's timetable can't be read, the buses of the others still run.
        if (failed !== undefined && reads.length === 0) throw failed.reason;
        const isOver = reads.some(({ part }) => now >= part.endsAt);
        return {
          value: reads.flatMap(({ part: { name, rename }, read }) =>
            name === ''
              ? read.value
              : read.value.map((agency) =>
                  renamed(agency, {
                    ...rename,
                    stop: ({ stopID, ...rest }) => ({ ...rest, stopID: rename.stop(stopID) }),
                  }),
                ),
          ),
          reportedAt: earliest(reads.map(({ read }) => read.reportedAt)) ?? null,
          refreshAt: earliest(reads.map(({ read }) => read.refreshAt)),
          gap: failed === undefined ? (isOver ? NO_SERVICE : null) : gapOf(failed.reason),
        };
      },
    },
    timetable: {
      async read({ stopID, date }, now) {
        const found = partOf(current(), 'stops', stopID);
        if (found === undefined) return UNKNOWN;
        const { part, id } = found;
        const own = { stopID: id, date };
        const read = await readOf(part, part.source.times?.timetable, own, now, renameTimetable);
        return part.name === '' || read.value?.outside !== true
          ? read
          : { ...read, gap: read.gap ?? NO_SERVICE };
      },
    },
  };
}
