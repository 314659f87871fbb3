import * as z from 'zod/mini';

import type { FeedVehicle } from '../realtime/encodeFeedMessage.ts';
import type { FeedEvent, FeedStop, FeedUpdate } from '../realtime/trip-update.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());
const RELATIONSHIPS: Readonly<Record<string, number>> = { SKIPPED: 1, NO_DATA: 2, CANCELED: 3 };
const relationship = z.optional(z.union([z.number(), z.string()]));
const Trip = z.object({
  tripId: text,
  routeId: text,
  directionId: number,
  startDate: text,
  startTime: text,
  scheduleRelationship: relationship,
});
const Bus = z.optional(z.object({ id: text, wheelchairAccessible: number }));
const time = z.optional(z.union([z.number(), z.string()]));
const Event = z.optional(z.object({ time, delay: number }));
export const CaseMessage = z.object({
  entity: z.array(
    z.object({
      tripUpdate: z.optional(
        z.object({
          trip: Trip,
          timestamp: time,
          delay: number,
          vehicle: Bus,
          tripProperties: z.optional(z.object({ tripId: text, startDate: text, startTime: text })),
          stopTimeUpdate: z.prefault(
            z.array(
              z.object({
                stopSequence: number,
                stopId: text,
                arrival: Event,
                departure: Event,
                scheduleRelationship: relationship,
                stopTimeProperties: z.optional(z.object({ assignedStopId: text })),
              }),
            ),
            [],
          ),
        }),
      ),
      vehicle: z.optional(
        z.object({
          trip: z.optional(Trip),
          position: z.object({ latitude: z.number(), longitude: z.number() }),
          timestamp: time,
          vehicle: Bus,
          currentStopSequence: number,
          occupancyStatus: number,
          occupancyPercentage: number,
          currentStatus: number,
        }),
      ),
    }),
  ),
});
type CaseMessage = z.output<typeof CaseMessage>;

/** Members that are undefined are left out, as the encoders want it. */
const given = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** The service day of a case, and its offset from UTC. */
export interface CaseDay {
  readonly day: string;
  readonly offset: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function secondsOf(sent: number | string | undefined, { day, offset, now }: CaseDay) {
  if (sent === undefined || typeof sent === 'number') return sent;
  const [, ago] = /^now([+-]\d+)?$/.exec(sent) ?? [];
  if (sent.startsWith('now')) return Math.floor(now / 1000) + Number(ago ?? 0);
  const at = sent.slice(1);
  return Date.parse(at.includes('T') ? at : `${day}T${at}${offset}`) / 1000;
}

const relationOf = (sent: number | string | undefined) =>
  typeof sent === 'string' ? RELATIONSHIPS[sent] : sent;

const tripOf = (trip: z.output<typeof Trip>) =>
  given({
    tripID: trip.tripId,
    routeID: trip.routeId,
    directionID: trip.directionId,
    startDate: trip.startDate,
    startTime: trip.startTime,
    relationship: relationOf(trip.scheduleRelationship),
  });

const eventOf = (event: z.output<typeof Event>, at: CaseDay): FeedEvent | undefined =>
  event && given({ time: secondsOf(event.time, at), delay: event.delay });

/** The entities of a case's message at a moment. */
export function entitiesOf({ entity }: CaseMessage, at: CaseDay): FeedVehicle[] {
  return entity.map(({ tripUpdate, vehicle }, index): FeedVehicle => {
    const entityID = String(index + 1);
    if (tripUpdate !== undefined) {
      const { tripProperties: copy } = tripUpdate;
      const update: FeedUpdate = {
        ...tripOf(tripUpdate.trip),
        ...given({
          timestamp: secondsOf(tripUpdate.timestamp, at),
          delay: tripUpdate.delay,
          vehicleID: tripUpdate.vehicle?.id,
          wheelchair: tripUpdate.vehicle?.wheelchairAccessible,
        }),
        ...(copy && {
          copy: {
            tripID: copy.tripId ?? '',
            startDate: copy.startDate ?? '',
            startTime: copy.startTime ?? '',
          },
        }),
        stops: tripUpdate.stopTimeUpdate.map((stop): FeedStop =>
          given({
            sequence: stop.stopSequence,
            stopID: stop.stopId,
            arrival: eventOf(stop.arrival, at),
            departure: eventOf(stop.departure, at),
            relationship: relationOf(stop.scheduleRelationship),
            assignedStopID: stop.stopTimeProperties?.assignedStopId,
          }),
        ),
      };
      return { entityID, isBare: true, update };
    }
    if (vehicle === undefined) return { entityID, isBare: true };
    return {
      entityID,
      ...(vehicle.trip && tripOf(vehicle.trip)),
      ...given({
        lat: vehicle.position.latitude,
        lon: vehicle.position.longitude,
        timestamp: secondsOf(vehicle.timestamp, at),
        id: vehicle.vehicle?.id,
        wheelchair: vehicle.vehicle?.wheelchairAccessible,
        occupancy: vehicle.occupancyStatus,
        percentage: vehicle.occupancyPercentage,
        stopSequence: vehicle.currentStopSequence,
        status: vehicle.currentStatus,
      }),
    };
  });
}
