import type { LotEvents } from '../../contract/journeys/car-journeys.ts';
import { eventTimes } from '../../contract/parking/eventTimes.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { eventKey, type SpecialEvent } from '../../contract/parking/special-event.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { startOfDay } from '../../lib/time/zoned-time.ts';

const HOUR = 3_600_000;

export interface EventPolicy {
  readonly timeZone: string;
  /** How long around its beginning an event without parking times may affect lots. */
  readonly events: Settings['events'];
}

/** When an event affects a lot, in milliseconds since 1970; null if no time is known. */
function spanOf(event: SpecialEvent, { timeZone, events }: EventPolicy) {
  const { start, window } = eventTimes(event, timeZone);
  const begins = start ?? window?.from ?? window?.to ?? null;
  if (begins === null) return null;
  const from = begins.hasTime ? begins.instant - events.beforeHours * HOUR : begins.instant;
  const until = begins.hasTime
    ? begins.instant + events.afterHours * HOUR
    : startOfDay(begins.instant, timeZone, 1);
  return {
    from: window?.from?.instant ?? from,
    until: window?.to?.instant ?? until,
    isPublished: window !== null,
  };
}

/**
 * What events mean for a driver who parks at a lot. During the parking times of an event whose rule nobody published,
 * the lot is for its visitors.
 *
 * @param stay from arrival until the car is needed again, in milliseconds since 1970
 * @param visited the key of the event that the driver goes to; null for none
 * @returns `closed` if the driver may not park there; null if no event affects it
 */
export function eventsAt(
  { specialEvents }: ParkingLot,
  stay: { readonly from: number; readonly until: number },
  visited: string | null,
  policy: EventPolicy,
): LotEvents | 'closed' | null {
  if (specialEvents === undefined) return null;
  if (specialEvents === null) return 'unknown';
  let [isVisitor, isForOthers, isForAnyone, mayAffect] = [false, false, false, false];
  for (const event of specialEvents) {
    const span = spanOf(event, policy);
    if (span === null) continue;
    const { from, until, isPublished } = span;
    const isClosed = isPublished && event.parkingRule === 'closed';
    if (isClosed && stay.from < until && stay.until > from) return 'closed';
    if (stay.from < from || stay.from >= until) continue;
    if (!isPublished) mayAffect = true;
    else if (eventKey(event) === visited) isVisitor = true;
    else if (event.parkingRule === 'anyone') isForAnyone = true;
    else isForOthers = true;
  }
  if (isVisitor) return 'visitors';
  if (isForOthers) return 'closed';
  return isForAnyone ? 'anyone' : mayAffect ? 'maybe' : null;
}
