import { everyRoute } from '../contract/snapshot/live-lists.ts';
import type { Steps } from '../lib/steps.ts';
import { createAccess } from './access/createAccess.ts';
import type { Agency, AgencyOptions } from './Agency.ts';
import { type AgencyCity, agencyCitySteps, type ReadResult } from './AgencyCity.ts';
import { AgencyFeed, type FeedReading } from './AgencyFeed.ts';
import { joinAlerts, withLiveAlerts } from './alerts/joinAlerts.ts';
import { LIVE_FOR } from './arrivals/createCityTimes.ts';
import type { LiveTimes } from './arrivals/LiveTimes.ts';
import { createClosures } from './journeys/closed/stopClosures.ts';
import { routeReport } from './positions/routeReport.ts';
import { isUnderWay } from './predictions/LiveRun.ts';
import { reportOf } from './report/reportOf.ts';
import { createTimesScore } from './score/createTimesScore.ts';

const NO_BUSES = { buses: [], addedBuses: [] };

/** Creates an agency. Before it uses a snapshot, it knows nothing. */
export function createAgency(options: AgencyOptions = {}): Agency {
  const { interval = 15_000, liveFor = LIVE_FOR, flags = {}, hasMemory = true } = options;
  const feeds = Array.from(
    { length: options.feeds ?? 0 },
    (_, index) => new AgencyFeed(index, { interval, liveFor, flags }),
  );
  const score = createTimesScore(liveFor);
  let city: AgencyCity | null = null;
  let lacksPositions = false;
  const liveRoutes = new Set<string>();
  const access = createAccess();
  const closures = createClosures();

  const feedAt = (index: number): AgencyFeed => {
    const feed = feeds[index];
    if (feed === undefined) throw new RangeError(`The agency has no feed ${index}`);
    return feed;
  };

  /** Joins what all feeds say. */
  function* joinSteps(
    to: AgencyCity,
    readings: readonly (FeedReading | null)[],
    now: number,
  ): Steps<void> {
    const parts = readings.map((reading, index) => {
      const isStuck = feedAt(index).stuck(now) !== undefined;
      const buses = reading === null || isStuck ? NO_BUSES : reading.match;
      return { ...buses, updates: reading?.updates ?? null };
    });
    if (to.live !== null) yield* to.live.joinSteps(parts, now);
    for (const reading of readings) {
      for (const routeID of reading?.match.routeIDs ?? []) liveRoutes.add(routeID);
      for (const { routeID } of reading?.updates?.added ?? []) liveRoutes.add(routeID);
    }
    const runs = parts.flatMap(({ updates }) => [...(updates?.runs.values() ?? [])]);
    lacksPositions =
      !feeds.some((feed) => feed.mayHaveVehicles()) &&
      (lacksPositions || runs.some((run) => isUnderWay(run, now)));
  }

  function stepFree(at: number, now: number) {
    const ways = city?.snapshot.ways;
    if (ways === undefined) return null;
    const live = withLiveAlerts(feeds, now);
    return access(
      ways,
      live.flatMap(({ reading }) => reading?.alerts.closures ?? []),
      at,
    );
  }

  const matchesOfOthers = (feed: AgencyFeed, now: number) =>
    feeds.flatMap((other) => (other === feed ? [] : (other.liveMatch(now) ?? [])));

  return {
    *use(snapshot, timetable) {
      const next = yield* agencyCitySteps(snapshot, timetable, {
        ...options,
        liveFor,
        isLive: feeds.length > 0,
        score,
      });
      const reads: ReadResult[] = [];
      for (const feed of feeds) {
        const matches = reads.flatMap(({ reading }) => reading?.match ?? []);
        reads.push(yield* next.readSteps(feed, matches, null));
      }
      const readings = reads.map(({ reading }) => reading);
      const now = Math.max(...feeds.flatMap(({ last }) => last?.readAt ?? []));
      if (Number.isFinite(now)) yield* joinSteps(next, readings, now);
      const before = { city, readings: feeds.map(({ reading }) => reading) };
      const known = new Set(everyRoute(snapshot).map(({ routeID }) => routeID));
      for (const [index, feed] of feeds.entries()) {
        feed.reading = readings[index] ?? null;
        feed.noteFault(reads[index]?.fault, now);
        for (const routeID of feed.served) if (!known.has(routeID)) feed.served.delete(routeID);
      }
      city = next;
      return () => {
        ({ city } = before);
        for (const [index, feed] of feeds.entries()) feed.reading = before.readings[index] ?? null;
      };
    },
    *take(index, message, at) {
      const feed = feedAt(index);
      const isFirst = feed.last === null;
      feed.note({ message, readAt: at });
      feed.noteResponse(at);
      const present = city;
      if (present === null) return;
      const before = hasMemory ? feed.reading : null;
      const others = matchesOfOthers(feed, at);
      const { reading, fault } = yield* present.readSteps(feed, others, before);
      feed.reading = reading;
      for (const routeID of reading?.match.routeIDs ?? []) feed.served.add(routeID);
      // What another feed has sent before may be about the vehicles or the copied trips of this one.
      if (isFirst)
        for (const other of feeds)
          if (other !== feed && other.reading !== null) {
            const again = present.readSteps(other, matchesOfOthers(other, at), other.reading);
            other.reading = (yield* again).reading;
          }
      yield* joinSteps(
        present,
        feeds.map((each) => each.reading),
        at,
      );
      feed.noteFault(fault, at);
      if (fault !== undefined) throw fault;
    },
    noteResponse: (index, at) => feedAt(index).noteResponse(at),
    timetable: () => city?.times?.timetable ?? null,
    arrivals: (query, now) => city?.times?.arrivals(query, liveOf(city), now) ?? null,
    trip: (query, now) => city?.times?.trip(query, liveOf(city), now) ?? null,
    *daySteps(stopID, date) {
      const times = city?.times ?? null;
      return times === null ? null : yield* times.daySteps(stopID, date);
    },
    journeys() {
      const present = city;
      const times = present?.times ?? null;
      return present === null || times === null
        ? null
        : {
            ...times.journeys,
            live: liveOf(present),
            stepFree,
            closedStops(now, notices) {
              const live = withLiveAlerts(feeds, now);
              const alerts = live.flatMap(({ reading }) =>
                reading ? [reading.alerts.alerts] : [],
              );
              return closures([...alerts, notices], times.journeys.closedBy);
            },
          };
    },
    live: () => (city === null ? null : liveOf(city)),
    vehicles(now) {
      const positions = feeds.filter((feed) => feed.mayHaveVehicles());
      // A feed of trip updates only can't say that a route has no buses, unless there is no other feed.
      const relevant = positions.length > 0 ? positions : feeds;
      const matches = relevant.map((feed) => ({
        match: feed.liveMatch(now),
        served: feed.served,
      }));
      const times = matches.flatMap(({ match }) => match?.reportedAt ?? []);
      if (times.length === 0) return null;
      return {
        reportedAt: Math.max(...times),
        ofRoute: (routeID) => routeReport(matches, routeID),
      };
    },
    liveRoutes: () => liveRoutes,
    mayHaveVehicles: () => !lacksPositions,
    alerts: (now) => joinAlerts(feeds, now),
    stepFree,
    scores: (now) => score.scores(now),
    report: (index, now) => reportOf(feedAt(index), now, liveFor, city?.live?.failures()),
  };
}

/** What is known beyond the timetable. Before the first message of a feed only the timetable is known. */
function liveOf({ live }: AgencyCity): LiveTimes | null {
  const current = live?.current() ?? null;
  return current !== null && Number.isFinite(current.seenAt) ? current : null;
}
