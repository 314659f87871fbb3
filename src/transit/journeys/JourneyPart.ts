import type { Alert } from '../../contract/alerts/Alert.ts';
import type { JourneyNeeds, JourneyPlace } from '../../contract/journeys/journeys.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { StepFreeAt } from '../access/createStepFree.ts';
import type { LiveTimes } from '../arrivals/LiveTimes.ts';
import type { ClosedStops, StopClosure } from './closed/createClosedStops.ts';
import type { RideOf } from './createRideAnswers.ts';
import type { JourneyCity } from './lanes/createJourneyCity.ts';

/** What journeys need of one agency. */
export interface AgencyJourneys {
  readonly city: JourneyCity;
  readonly rideOf: RideOf;
  /** The age from which what was seen is no longer live, in milliseconds. */
  readonly liveFor: number;
  readonly closedBy: (closures: readonly StopClosure[]) => ClosedStops;
}

/** One of a city's agencies, with what is known of its buses at the moment. */
export interface JourneyPart extends AgencyJourneys {
  readonly live: LiveTimes | null;
  readonly stepFree?: StepFreeAt | undefined;
  /**
   * The stops that alerts close, as far as is known at a moment; null if all are open.
   *
   * @param notices what is said beside the agency's feeds, with its own IDs
   */
  readonly closedStops?:
    | ((now: number, notices: readonly Alert[]) => ClosedStops | null)
    | undefined;
  /** How the city lists what the agency has; missing where it lists it under the same IDs. */
  readonly rename?:
    | {
        route(routeID: string): string;
        stop(stop: NamedStop): NamedStop;
        trip(tripID: string): string;
      }
    | undefined;
}

export interface NamedStop {
  readonly stopID: string;
  readonly name: string;
}

/** What getjourneys is asked for. Instants are in milliseconds since 1970. */
export interface JourneyQuery {
  /** With a stopID where it is a stop. */
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
  /** The earliest departure; with `isArriveBy` the latest arrival. */
  readonly at: number;
  readonly isArriveBy: boolean;
  readonly needs: JourneyNeeds | null;
  /** The longest walk at the start and the end. */
  readonly walkMinutes: number;
  readonly now: number;
  /** What the city lists as alerts, also the operator's own notices: stops that they close are not used. */
  readonly alerts?: readonly Alert[];
  /**
   * Uses only runs of this service day, which may end after the next one begins, and doesn't list the way on foot. Of all
   * days, if left out.
   */
  readonly serviceDay?: ServiceDate;
}
