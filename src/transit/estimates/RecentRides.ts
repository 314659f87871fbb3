import { addToGroup } from '../../lib/groupBy.ts';

/** What buses did lately tells of the next ones, in milliseconds. */
const LATELY = 30 * 60_000;
/** The city's pace begins as the usual one, as if so many seconds had been seen to keep it: few rides say little. */
const PRIOR_SECONDS = 480;
/** So many seconds of a leg by the timetable weigh as much as the usual time: about six rides. */
const LEG_PRIOR_SECONDS = 480;
const MOST_RIDES = 50_000;

/** A ride from one stop to the next. */
export interface Ride {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** Names the two stops. */
  readonly leg: number;
  readonly seconds: number;
  /** By the timetable. */
  readonly scheduledSeconds: number;
  /** By the timetable and what was learned before. */
  readonly usualSeconds: number;
  readonly vehicleID: string;
  /** Whether the bus was seen so often that the ride was measured, and not only a part of a longer one. */
  readonly isMeasured: boolean;
}

/** The rides of the last half hour. */
export class RecentRides {
  #rides: Ride[] = [];
  readonly #byLeg = new Map<number, Ride[]>();

  add(ride: Ride): void {
    this.#rides.push(ride);
    if (ride.isMeasured) addToGroup(this.#byLeg, ride.leg, ride);
  }

  /** Drops what is older than half an hour. @param now milliseconds since 1970 */
  forget(now: number): void {
    this.#rides = this.#rides.filter(({ at }) => now - at <= LATELY).slice(-MOST_RIDES);
    for (const [leg, rides] of this.#byLeg) {
      const lately = rides.filter(({ at }) => now - at <= LATELY);
      if (lately.length === 0) this.#byLeg.delete(leg);
      else if (lately.length < rides.length) this.#byLeg.set(leg, lately);
    }
  }

  /**
   * How long rides take in the whole city, as a share of the usual time: the weighted median, so that a few buses that
   * wait don't slow down all others.
   */
  pace(): number {
    const shares: [share: number, weight: number][] = [[1, PRIOR_SECONDS]];
    for (const { seconds, usualSeconds } of this.#rides)
      if (usualSeconds > 0) shares.push([seconds / usualSeconds, usualSeconds]);
    shares.sort(([one], [other]) => one - other);
    let half = shares.reduce((sum, [, weight]) => sum + weight, 0) / 2;
    for (const [share, weight] of shares) {
      half -= weight;
      if (half <= 0) return share;
    }
    return 1;
  }

  /**
   * What the buses before did on the same piece of road.
   *
   * @param vehicleID the bus itself, which doesn't count
   * @returns their time as a share of the timetable's, and how much it weighs, from 0 to below 1
   */
  onLeg(leg: number, vehicleID: string): { readonly share: number; readonly weight: number } {
    let [seconds, scheduled] = [0, 0];
    for (const ride of this.#byLeg.get(leg) ?? []) {
      if (ride.vehicleID === vehicleID) continue;
      seconds += ride.seconds;
      scheduled += ride.scheduledSeconds;
    }
    return scheduled === 0
      ? { share: 1, weight: 0 }
      : { share: seconds / scheduled, weight: scheduled / (scheduled + LEG_PRIOR_SECONDS) };
  }
}
