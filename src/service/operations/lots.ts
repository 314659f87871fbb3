import * as z from 'zod/mini';

import { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { type ParsedDateTime, parseDateTime, startOfDay } from '../../lib/time/zoned-time.ts';
import { EncodedBody } from '../EncodedBody.ts';
import { encodeInPieces } from '../encodeInPieces.ts';
import { type OperationHandler, timesOf } from './operation.ts';
import { RefusedError } from './parameters.ts';

const HOUR = 3_600_000;

/**
 * Until when an event is current or future. With a published parking end, until then, but at least until the
 * event starts. Without one, until its day is over and its parking can no longer be affected: a page still shows
 * an evening's event after midnight.
 *
 * @param timeZone the city's IANA zone, for times without an offset
 * @param policy how long an event without a published parking end may affect parking
 * @returns milliseconds since 1970; infinite for an event without a readable time, which riders still see
 */
export function listedUntil(
  { eventDatetime, parkingStartDatetime, parkingEndDatetime }: SpecialEvent,
  timeZone: string,
  policy: Settings['events'],
): number {
  const read = (text: string | null) => (text === null ? null : parseDateTime(text, timeZone));
  const dayEnd = ({ instant }: ParsedDateTime) => startOfDay(instant, timeZone, 1);
  const start = read(eventDatetime);
  const from = read(parkingStartDatetime);
  const end = read(parkingEndDatetime);
  const to = end === null || end.hasTime ? end?.instant : dayEnd(end);
  // A parking end before the parking start counts as not published.
  if (to !== undefined && (from === null || from.instant < to))
    return Math.max(to, start?.instant ?? to);
  const untils = [start, from].flatMap((time) =>
    time === null ? [] : [dayEnd(time), time.instant + policy.afterHours * HOUR],
  );
  return untils.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...untils);
}

function withoutEvents({ specialEvents: _omitted, ...lot }: ParkingLot): ParkingLot {
  return lot;
}

async function bodyOf(lots: readonly ParkingLot[]): Promise<EncodedBody> {
  const { parts, version } = await encodeInPieces(lots, (lot) => z.encode(ParkingLot, lot));
  const body = new Blob(['{"lots":[', ...parts, ']}']);
  return new EncodedBody(new Uint8Array(await body.arrayBuffer()), version);
}

/** Once for each array of lots, because a file may have thousands, and all riders ask for them. */
const bodyWithoutEvents = memoizeByObject((lots: readonly ParkingLot[]) =>
  bodyOf(lots.map(withoutEvents)),
);

/** A body with events, and the times between which they are the current ones. */
interface BodyWithEvents {
  readonly from: number;
  readonly until: number;
  readonly body: Promise<EncodedBody>;
}

/**
 * Creates the operation lots (interface 4.5): the parking lots of all operators. With `expand=specialevents`, each
 * lot has `specialEvents`, its current and future events, which may be an empty list. Without it, or with another
 * `expand`, none has. A city without parking data refuses.
 */
export function createLotsOperation({
  city: { timeZone },
  events: policy,
}: Pick<Settings, 'city' | 'events'>): OperationHandler {
  // Memoized, because a venue's lots share its events, and the next request asks for the same ones.
  const untilOf = memoizeByObject((event: SpecialEvent) => listedUntil(event, timeZone, policy));
  const bodies = new WeakMap<readonly ParkingLot[], BodyWithEvents>();

  function bodyWithEvents(lots: readonly ParkingLot[], now: number): Promise<EncodedBody> {
    const cached = bodies.get(lots);
    if (cached !== undefined && cached.from <= now && now < cached.until) return cached.body;
    let until = Number.POSITIVE_INFINITY;
    const current = lots.map((lot) => {
      const events = (lot.specialEvents ?? []).filter((event) => untilOf(event) > now);
      for (const event of events) until = Math.min(until, untilOf(event));
      return { ...lot, specialEvents: lot.specialEvents === null ? null : events };
    });
    const body = bodyOf(current);
    bodies.set(lots, { from: now, until, body });
    return body;
  }

  return async ({ query, source, now }) => {
    if (source.lots === undefined) throw new RefusedError('This city has no parking data');
    const read = await source.lots.read(null, now);
    const isExpanded = query.get('expand') === 'specialevents';
    const body = isExpanded ? bodyWithEvents(read.value, now) : bodyWithoutEvents(read.value);
    return { body: await body, ...timesOf(read) };
  };
}
