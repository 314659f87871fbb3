import * as z from 'zod/mini';

import { LotsAnswer, type ParkingLot } from '../contract/parking-lot.ts';
import type { SpecialEvent } from '../contract/special-event.ts';
import { civilTime } from './clocks.ts';
import type { Operation } from './operation.ts';

const CIVIL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function readable(time: string | null): string | null {
  return time !== null && CIVIL.test(time) ? time : null;
}

/**
 * Whether an event is current or future (interface 2.5): not after its window, and where none is
 * published, not after its day. One that has no readable time is kept: it may be on.
 *
 * @param civilNow the service's civil time, in the form of an event's times, which sort as text
 */
export function isCurrentOrFuture(event: SpecialEvent, civilNow: string): boolean {
  const { eventDatetime, parkingEndDatetime } = event;
  const start = readable(eventDatetime);
  const end = readable(parkingEndDatetime);
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
 * The parking lots of all operators (interface 4.5). `specialEvents` stands in each lot when
 * `expand=specialevents` asks for it, as an empty list where there are none, and in none otherwise;
 * any other `expand` is as good as none.
 */
export const lots: Operation = async ({ query, source, now, timeZone }) => {
  const all = await source.lots(now);
  const civilNow = civilTime(now, timeZone);
  return z.encode(LotsAnswer, {
    lots:
      query.get('expand') === 'specialevents'
        ? all.map((lot) => withEvents(lot, civilNow))
        : all.map(withoutEvents),
    dropped: 0,
    drifted: 0,
  });
};
