import * as z from 'zod/mini';

import { LotsAnswer, type ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { listedUntil } from './listedUntil.ts';
import type { OperationHandler } from './operation.ts';
import { RefusedError } from './parameters.ts';

function withoutEvents({ specialEvents: _omitted, ...lot }: ParkingLot): ParkingLot {
  return lot;
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

  function withCurrentEvents(lot: ParkingLot, now: number): ParkingLot {
    const { specialEvents = [] } = lot;
    const current = specialEvents?.filter((event) => untilOf(event) > now);
    return { ...lot, specialEvents: current ?? null };
  }

  return async ({ query, source, now }) => {
    if (source.lots === undefined) throw new RefusedError('This city has no parking data');
    const { value: all, reportedAt: modifiedAt, ...times } = await source.lots.read(null, now);
    const body = z.encode(LotsAnswer, {
      lots:
        query.get('expand') === 'specialevents'
          ? all.map((lot) => withCurrentEvents(lot, now))
          : all.map(withoutEvents),
      dropped: 0,
    });
    return { body, modifiedAt, readAt: times.readAt, refreshAt: times.refreshAt };
  };
}
