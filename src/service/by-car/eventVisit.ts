import { eventTimes } from '../../contract/parking/eventTimes.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { eventKey } from '../../contract/parking/special-event.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';

/** How long an event lasts of which nobody published the end. */
const USUAL_LENGTH = 3 * 3_600_000;

/** An event that somebody goes to. */
export interface EventVisit {
  readonly key: string;
  /** When it begins and ends, in milliseconds since 1970; null if only its day is known, or nothing. */
  readonly times: {
    readonly from: number;
    readonly until: number;
    /** Whether nobody published the end. */
    readonly isAssumed: boolean;
  } | null;
  readonly lots: readonly ParkingLot[];
}

/** The event of a key, with its lots; null if no lot has it. */
export function eventVisit(
  lots: readonly ParkingLot[],
  key: string,
  timeZone: string,
): EventVisit | null {
  const own = lots.flatMap((lot) => {
    const event = lot.specialEvents?.find((one) => eventKey(one) === key);
    return event === undefined ? [] : [{ lot, event }];
  });
  const [first] = own;
  if (first === undefined) return null;
  const { start } = eventTimes(first.event, timeZone);
  const end = parseDateTime(first.event.eventEndDatetime ?? '', timeZone);
  const from = start?.hasTime === true ? start.instant : null;
  const published =
    end?.hasTime === true && from !== null && end.instant > from ? end.instant : null;
  return {
    key,
    times:
      from === null
        ? null
        : {
            from,
            until: published ?? from + USUAL_LENGTH,
            isAssumed: published === null,
          },
    lots: own.map(({ lot }) => lot),
  };
}
