import * as z from 'zod/mini';

import { LotsAnswer, type ParkingLot } from '../../contract/parking-lot.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';
import { civilTime } from './clocks.ts';
import type { Operation } from './operation.ts';
import { RefusedError } from './parameters.ts';

const CIVIL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function validTime(time: string | null): string | null {
  return time !== null && CIVIL.test(time) ? time : null;
}

/**
 * Whether an event is current or future (interface 2.5): its parking window is not over or, without
 * a window, its day is not over. An event without a valid time counts as current.
 *
 * @param civilNow the current civil time in the format of event times, which compare as strings
 */
export function isCurrentOrFuture(event: SpecialEvent, civilNow: string): boolean {
  const { eventDatetime, parkingEndDatetime } = event;
  const start = validTime(eventDatetime);
  const end = validTime(parkingEndDatetime);
  if (end !== null) return end >= civilNow || (start !== null && start >= civilNow);
  return start === null || start.slice(0, 10) >= civilNow.slice(0, 10);
}

function withoutEvents({ specialEvents: _omitted, ...lot }: ParkingLot): ParkingLot {
  return lot;
}

function withEvents(lot: ParkingLot, civilNow: string): ParkingLot {
  const { specialEvents = [] } = lot;
  const current = specialEvents?.filter((event) => isCurrentOrFuture(event, civilNow));
  return { ...lot, specialEvents: current ?? null };
}

/**
 * lots (interface 4.5): the parking lots of all operators. With `expand=specialevents`, each lot has
 * `specialEvents`, which may be an empty list. Without it, or with another `expand`, none has.
 * A city without parking data refuses.
 */
export const lots: Operation = async ({ query, source, now, timeZone }) => {
  if (source.lots === undefined) throw new RefusedError('This city has no parking data');
  const all = await source.lots(now);
  const civilNow = civilTime(now, timeZone);
  const body = z.encode(LotsAnswer, {
    lots:
      query.get('expand') === 'specialevents'
        ? all.map((lot) => withEvents(lot, civilNow))
        : all.map(withoutEvents),
    dropped: 0,
  });
  const times = source.dataTimes(now);
  const { lots: modifiedAt, lotsReadAt: readAt, lotsRefreshAt: refreshAt } = times;
  return { body, modifiedAt, readAt, refreshAt };
};
