import * as z from 'zod/mini';

import type { Alert } from '../../../contract/alerts/Alert.ts';
import { alertFrom, AlertsAnswer } from '../../../contract/alerts/AlertsAnswer.ts';
import { arrivalsAt, ArrivalsAnswer } from '../../../contract/arrivals.ts';
import { openTransitBody } from '../../../contract/envelope.ts';
import { lotFaults } from '../../../contract/parking/lot-notes.ts';
import { LotsAnswer, type ParkingLot } from '../../../contract/parking/parking-lot.ts';
import { parseVehicleClock } from '../../../contract/parseVehicleClock.ts';
import { StopsAnswer } from '../../../contract/stop.ts';
import { TripAnswer, type TripTimes } from '../../../contract/trip-times.ts';
import { type Vehicle, VehiclesAnswer } from '../../../contract/vehicle.ts';
import type { StopArrivals } from '../../../times/arrivals/queries.ts';
import type { RouteStop } from '../../Source.ts';
import {
  modifiedAtOf,
  RefusedByUpstream,
  UpstreamError,
  type UpstreamResponse,
} from './Upstream.ts';

/** More than any route or city has. A longer list is a fault, and would cost memory (S16). */
const MOST_ELEMENTS = 20_000;

function parseJson({ bytes }: UpstreamResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Without its cause, whose message quotes the response.
    throw new UpstreamError('the response is not JSON');
  }
}

/** @throws UpstreamError if a list is too long, or none of its elements could be decoded */
function checkList(elements: readonly unknown[], dropped: number): void {
  if (elements.length > MOST_ELEMENTS)
    throw new UpstreamError(`the response has more than ${MOST_ELEMENTS} elements`);
  if (elements.length === 0 && dropped > 0)
    throw new UpstreamError('no element of the response could be read');
}

/** A longer description is cut: it may be a whole page. */
const LONGEST_DESCRIPTION = 200;

function openBody<S extends z.ZodMiniType>(response: UpstreamResponse, schema: S): z.output<S> {
  const opened = openTransitBody(parseJson(response), schema);
  if (opened.outcome === 'answered') return opened.body;
  if (opened.outcome === 'malformed')
    throw new UpstreamError('the response is not one of the interface');
  const description = opened.description.replaceAll(/\s+/g, ' ');
  const refusal = `the service refused the request: "${description.slice(0, LONGEST_DESCRIPTION)}"`;
  // A fault has the same shape, but names a time for the next attempt.
  const { retryAfter } = response;
  throw retryAfter === undefined
    ? new RefusedByUpstream(refusal)
    : new UpstreamError(refusal, retryAfter);
}

/** What the operator should know of a response (S15). */
export interface UpstreamFindings {
  /** How many elements were left out, by the reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** What does not fit in the data, one sentence each. */
  readonly notes: readonly string[];
}

const unreadable = (elements: string, dropped: number): UpstreamFindings => ({
  leftOut: dropped === 0 ? {} : { [`${elements} that cannot be read`]: dropped },
  notes: [],
});

export interface UpstreamStops extends UpstreamFindings {
  readonly stops: readonly RouteStop[];
}

/** The stops of a route. The real service sent some stops twice. */
export function decodeStops(response: UpstreamResponse, routeID: string): UpstreamStops {
  const { stops, dropped } = openBody(response, StopsAnswer);
  checkList(stops, dropped);
  const unique = new Map(
    stops.map((stop) => [JSON.stringify([stop.stopID, stop.destination]), { ...stop, routeID }]),
  );
  return { stops: [...unique.values()], ...unreadable('stops', dropped) };
}

export interface UpstreamVehicles extends UpstreamFindings {
  /** The time of the response by its timestamp, in milliseconds since 1970; null if that is unreadable. */
  readonly reportedAt: number | null;
  readonly vehicles: readonly Vehicle[];
}

export function decodeVehicles(response: UpstreamResponse, timeZone: string): UpstreamVehicles {
  const { timestamp = '', vehicles, dropped } = openBody(response, VehiclesAnswer);
  checkList(vehicles, dropped);
  return {
    reportedAt: parseVehicleClock(timestamp, timeZone),
    vehicles,
    ...unreadable('buses', dropped),
  };
}

export interface UpstreamArrivals extends UpstreamFindings, StopArrivals {
  /** Whether the upstream can't read a part of them. */
  readonly isPartial: boolean;
}

/**
 * The arrivals at a stop, also of a service that only says how many minutes are left.
 *
 * @param receivedAt milliseconds since 1970
 */
export function decodeArrivals(response: UpstreamResponse, receivedAt: number): UpstreamArrivals {
  const answer = openBody(response, ArrivalsAnswer);
  checkList(answer.arrivals, answer.dropped);
  return {
    stopID: answer.stopID,
    arrivals: arrivalsAt(answer, receivedAt),
    updatedAt: answer.updatedAt ?? null,
    isPartial: answer.isPartial === true,
    ...unreadable('arrivals', answer.dropped),
  };
}

export interface UpstreamAlerts extends UpstreamFindings {
  readonly alerts: readonly Alert[];
  /** Whether the upstream can't read a part of them. */
  readonly isPartial: boolean;
}

export function decodeAlerts(response: UpstreamResponse): UpstreamAlerts {
  const { alerts: sent, isPartial } = openBody(response, AlertsAnswer);
  const alerts = sent.flatMap((each) => alertFrom(each) ?? []);
  const dropped = sent.length - alerts.length;
  checkList(alerts, dropped);
  return { alerts, isPartial, ...unreadable('alerts', dropped) };
}

export interface UpstreamTrip extends UpstreamFindings {
  readonly trip: TripTimes;
}

export function decodeTrip(response: UpstreamResponse): UpstreamTrip {
  const { trip, dropped } = openBody(response, TripAnswer);
  checkList(trip.stops, dropped);
  return { trip, ...unreadable('stops of trips', dropped) };
}

export interface UpstreamLots extends UpstreamFindings {
  /** From the header Last-Modified, in milliseconds since 1970; null without that header. */
  readonly modifiedAt: number | null;
  readonly lots: readonly ParkingLot[];
}

const WireLots = z.looseObject({ lots: z.array(z.unknown()) });

/** The lots with their events. A fault has an HTTP status, or is a body without lots. */
export function decodeLots(response: UpstreamResponse): UpstreamLots {
  const json = parseJson(response);
  const wire = z.safeParse(WireLots, json);
  const answer = z.safeParse(LotsAnswer, json);
  if (!wire.success || !answer.success)
    throw new UpstreamError('the response is not one of the interface');
  const { lots, dropped } = answer.data;
  checkList(lots, dropped);
  return {
    modifiedAt: modifiedAtOf(response.validators),
    lots,
    ...lotFaults(wire.data.lots, answer.data),
  };
}
