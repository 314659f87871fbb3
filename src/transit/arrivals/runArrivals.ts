import { type Arrival, OCCUPANCIES, STAYS, UNSEEN_STAYS } from '../../contract/arrivals.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { Departure, Timetable, TripRun } from '../network/Timetable.ts';
import type { AddedRun, LiveRun } from '../predictions/LiveRun.ts';
import type { Moment, SeenArrival } from './Moment.ts';
import { earlyEndOf, liveTime, nextStopOf, type RunTime, seenBus, unseenTime } from './runTime.ts';
import type { Line } from './stopLines.ts';

export interface RunArrivalsOptions {
  readonly timetable: Timetable;
  /** The route and destination under which a run leaves a place; of one that ends early today, its end. */
  readonly lineOf: (place: StopPlace, early: { live: LiveRun; end: number } | null) => Line;
  /** The route of a place, and as its destination where its buses come from. */
  readonly arrivalLineAt: (place: StopPlace) => Line;
  /** The platform of a stop, given by its index; undefined where the feed names none. */
  readonly platformOf: (stop: number) => string | undefined;
  /** How the interface names a stop, given by its index. */
  readonly stopNamed: (stop: number) => NonNullable<Arrival['departsFrom']>;
  /** The interface's ID of a run. */
  readonly idOf: (run: TripRun, addedTripID?: string) => string;
  /** What is known of the bus of a run by the timetable. */
  readonly flagsOf: (run: TripRun) => Pick<Arrival, 'wheelChairAccessible' | 'bikeRack'>;
  /** The age from which what was seen is no longer live, in milliseconds. */
  readonly liveFor: number;
}

/** A function that takes a run's day and its time at the stop by the timetable. */
type IsLast = (run: TripRun, scheduledAt: number | undefined) => true | undefined;

/** Makes arrivals of single runs at single places. Each function returns null if the run isn't due there. */
export function createRunArrivals({
  timetable,
  lineOf,
  arrivalLineAt,
  platformOf,
  stopNamed,
  idOf,
  flagsOf,
  liveFor,
}: RunArrivalsOptions) {
  /** When a run comes to a place by the timetable, or leaves it, as a moment asks. */
  const plannedAt = (run: TripRun, position: number, { isArriving = false }: Moment): number =>
    isArriving
      ? (timetable.timesOf(run).arrivals[position] ?? Number.NaN)
      : timetable.departureAt(run, position);

  /** Names each member, since spreads would take half the time of getarrivals. */
  function arrivalOf(
    { routeID, destination }: Line,
    run: TripRun,
    time: RunTime,
    rest: Partial<Arrival>,
  ): SeenArrival {
    const ofTrip = flagsOf(run);
    const { basis, state, expectedAt, scheduledAt, earliestAt, latestAt, isUnseen, seenAt } = time;
    const {
      vehicleID = '',
      tripID = idOf(run),
      stopsAway,
      isLast,
      headwaySeconds,
      occupancy,
      platform,
      departsFrom,
      // What today's bus has counts, and not what the trip should have.
      wheelChairAccessible = ofTrip.wheelChairAccessible,
    } = rest;
    const arrival = {
      routeID,
      destination,
      vehicleID,
      tripID,
      basis,
      state,
      expectedAt,
      scheduledAt,
      stopsAway,
      earliestAt,
      latestAt,
      isLast,
      isUnseen,
      headwaySeconds,
      wheelChairAccessible,
      bikeRack: ofTrip.bikeRack,
      occupancy,
      platform,
      departsFrom,
    };
    return { arrival, seenAt };
  }

  const isHidden = (run: TripRun, { live, now }: Moment) =>
    live?.isHidden(run, now, liveFor) === true;
  const isDue = ({ expectedAt, isUnseen }: RunTime, { now, until }: Moment) =>
    expectedAt < until && expectedAt >= now - (isUnseen === true ? UNSEEN_STAYS : STAYS);

  return {
    /** A departure of the timetable of which nothing more is known. */
    planned(departure: Departure, moment: Moment, isLast: IsLast): SeenArrival | null {
      const { run } = departure;
      const { live, isArriving = false } = moment;
      const at = isArriving ? plannedAt(run, departure.position, moment) : departure.at;
      if (isHidden(run, moment) || live?.of(run) !== undefined) return null;
      const located = live?.busOn(run);
      const bus = seenBus(located, moment);
      const seenAt = located?.at ?? Number.NEGATIVE_INFINITY;
      const time = unseenTime(run.start, seenAt, at, moment);
      if (!isDue(time, moment)) return null;
      const line = isArriving ? arrivalLineAt(departure) : lineOf(departure, null);
      return arrivalOf(line, run, time, {
        platform: moment.platform,
        vehicleID: bus?.vehicleID ?? '',
        headwaySeconds: run.headway ?? undefined,
        // What comes later may not come today, as far as live data says.
        isLast: live === null && departure.isFollowed === true ? undefined : isLast(run, at),
        occupancy: bus?.occupancy,
        wheelChairAccessible: bus?.isWheelchairAccessible,
      });
    },

    /**
     * A run with live data.
     *
     * @param isMoved whether it is asked for where it stops instead of the planned stop
     */
    known(
      place: StopPlace,
      known: LiveRun,
      moment: Moment,
      isLast: IsLast,
      isMoved = false,
    ): SeenArrival | null {
      const { position } = place;
      const { live, now, isArriving = false } = moment;
      const { run, skipped } = known;
      const located = live?.busOn(run);
      const bus = seenBus(located, moment);
      if (isHidden(run, moment) || position < nextStopOf(known, bus, now)) return null;
      const end = earlyEndOf(known, now);
      // A bus that ends here is no departure. One that comes to another stop is an arrival there.
      if (isArriving ? !isMoved && known.moved?.has(position) === true : position === end)
        return null;
      const scheduledAt = plannedAt(run, position, moment);
      const there = isMoved ? { ...known, skipped: skipped.with(position, 0) } : known;
      const time = liveTime(there, position, scheduledAt, located, moment);
      if (time === null || !isDue(time, moment)) return null;
      const isPlaced = bus !== undefined && bus.next >= 0;
      const elsewhere =
        isMoved || time.state === 'canceled' ? undefined : known.moved?.get(position);
      const early = end === null || position > end ? null : { live: known, end };
      // The bus may still be on its trip before this one.
      const named = bus ?? live?.runOfBus(known.vehicleID)?.bus;
      const line = isArriving ? arrivalLineAt(place) : lineOf(place, early);
      return arrivalOf(line, run, time, {
        vehicleID: time.state === 'canceled' ? '' : (bus?.vehicleID ?? known.vehicleID),
        stopsAway: isPlaced ? Math.max(0, position - bus.next) : undefined,
        isLast: isLast(run, time.scheduledAt),
        occupancy: OCCUPANCIES[(known.occupancies?.[position] ?? 0) - 1] ?? bus?.occupancy,
        wheelChairAccessible: named?.isWheelchairAccessible ?? known.isWheelchairAccessible,
        platform: elsewhere === undefined ? moment.platform : platformOf(elsewhere),
        departsFrom: elsewhere === undefined ? undefined : stopNamed(elsewhere),
      });
    },

    /** A run that the timetable does not have. */
    added(added: AddedRun, position: number, moment: Moment): SeenArrival | null {
      const { isArriving = false } = moment;
      // A bus that ends here is no departure, and one that begins here no arrival.
      if (position === (isArriving ? 0 : added.stops.length - 1) || position < added.next)
        return null;
      const time = liveTime(added, position, Number.NaN, undefined, moment);
      if (time === null || !isDue(time, moment)) return null;
      const { routeID, vehicleID, isWheelchairAccessible, stops } = added;
      const destination = isArriving ? stopNamed(stops[0] ?? -1).intersection : added.destination;
      const tripID = idOf(added.run, added.tripID);
      return arrivalOf({ routeID, destination }, added.run, time, {
        platform: moment.platform,
        vehicleID,
        tripID,
        wheelChairAccessible: isWheelchairAccessible,
      });
    },
  };
}
