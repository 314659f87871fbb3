import { STAYS } from '../../contract/arrivals.ts';
import { everyStop } from '../../contract/snapshot/live-lists.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import { otherZone } from '../network/otherZone.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { RunTimes, Timetable, TripRun } from '../network/Timetable.ts';
import { type AddedRun, endOf, type LiveRun } from '../predictions/LiveRun.ts';
import type { LiveTimes } from './LiveTimes.ts';
import type { RunArrivalsOptions } from './runArrivals.ts';
import { earlyEndOf, liveTime, nextStopOf, notLeftBy, seenBus, unseenTime } from './runTime.ts';
import type { Line } from './stopLines.ts';

interface TripAnswersOptions {
  readonly snapshot: Snapshot;
  readonly timetable: Timetable;
  readonly lineAt: (place: StopPlace) => Line;
  readonly lineOf: RunArrivalsOptions['lineOf'];
  readonly stopNamed: RunArrivalsOptions['stopNamed'];
  /** The age from which what was seen is no longer live, in milliseconds. */
  readonly liveFor: number;
}

/** Creates the functions that answer gettrip. Each takes the interface's ID of the trip. */
export function createTripAnswers({
  snapshot,
  timetable,
  lineAt,
  lineOf,
  stopNamed,
  liveFor,
}: TripAnswersOptions) {
  const { patterns, trips, city } = snapshot;
  const stops = everyStop(snapshot);

  /** How a stop of a trip is named, with its time zone if that is not the city's. */
  const tripStop = (index: number) => ({ ...stopNamed(index), ...otherZone(stops[index], city) });

  /** Where the last stop has an arrival only, and others count by their departure. */
  const timeAt = ({ arrivals, departures }: RunTimes, position: number): number => {
    const departure = departures[position] ?? Number.NaN;
    const isLast = position === departures.length - 1;
    return isLast || Number.isNaN(departure) ? (arrivals[position] ?? Number.NaN) : departure;
  };

  /** A run of the timetable, with what is known of it. */
  function tripOf(tripID: string, run: TripRun, live: LiveTimes | null, now: number): TripTimes {
    const pattern = trips.patterns[run.trip] ?? -1;
    const options = { now, liveFor, feedSeenAt: live?.seenAt ?? Number.NEGATIVE_INFINITY };
    const known = live?.of(run);
    const located = live?.busOn(run);
    const bus = seenBus(located, options);
    const seenAt = located?.at ?? Number.NEGATIVE_INFINITY;
    const scheduled = timetable.timesOf(run);
    const next = known === undefined ? notLeftBy(bus) : nextStopOf(known, bus, now);
    const end = known === undefined ? null : earlyEndOf(known, now);
    const early = known === undefined || end === null ? null : { live: known, end };
    const following = timetable.nextInBlock(run);
    const followingPlace = { pattern: trips.patterns[following?.trip ?? -1] ?? -1, position: 0 };
    return {
      tripID,
      ...lineOf({ pattern, position: 0 }, early),
      vehicleID: bus?.vehicleID ?? known?.vehicleID ?? '',
      state: known?.state ?? 'running',
      ...(following === null ? {} : { continuesAs: lineAt(followingPlace) }),
      stops: (patterns[pattern]?.stops ?? []).map((stop, position) => {
        const at = timeAt(scheduled, position);
        const today = known?.state === 'canceled' ? undefined : known?.moved?.get(position);
        const time =
          known === undefined
            ? unseenTime(run.start, seenAt, at, options)
            : liveTime(stopToday(known, position), position, at, located, options);
        const expectedAt = time?.expectedAt ?? Number.NaN;
        return {
          ...tripStop(today ?? stop),
          ...(today === undefined ? {} : { plannedStop: stopNamed(stop) }),
          ...(Number.isNaN(expectedAt) ? {} : { expectedAt }),
          ...(time?.scheduledAt === undefined || Number.isNaN(at) ? {} : { scheduledAt: at }),
          basis: time?.basis ?? 'scheduled',
          state: time?.state ?? 'running',
          // A bus that has not been seen may still come.
          passed: position < next || (time?.isUnseen !== true && expectedAt < now - STAYS),
        };
      }),
    };
  }

  /** At its last stop a bus only arrives. Where it stops elsewhere today, that stop is not left out. */
  function stopToday(known: LiveRun, position: number): LiveRun {
    const { arrivals, departures, skipped, moved } = known;
    const isLast = position === endOf(known);
    const isMoved = moved?.has(position) === true;
    return {
      ...known,
      departures: isLast ? departures.with(position, arrivals[position] ?? Number.NaN) : departures,
      skipped: isMoved ? skipped.with(position, 0) : skipped,
    };
  }

  /** A run that the timetable does not have. */
  function addedTripOf(tripID: string, added: AddedRun, now: number): TripTimes {
    const { routeID, destination, vehicleID, state } = added;
    const isLive = now - added.seenAt <= liveFor;
    return {
      tripID,
      routeID,
      destination,
      vehicleID,
      state,
      stops: added.stops.map((stop, position) => {
        const expectedAt = timeAt(added, position);
        return {
          ...tripStop(stop),
          ...(isLive ? { expectedAt } : {}),
          basis: isLive ? added.basis : 'scheduled',
          state,
          passed: position < added.next || expectedAt < now - STAYS,
        };
      }),
    };
  }

  return { tripOf, addedTripOf };
}
