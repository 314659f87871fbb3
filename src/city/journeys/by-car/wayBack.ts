import type { Journey } from '../../../contract/journeys/journeys.ts';
import { journeyKey } from '../../../features/journeys/journeyList.ts';
import { formatMoment } from '../../../lib/time/zoned-time.ts';
import type { JourneyEnd, JourneyView } from '../../../view/journey-view.ts';

/** The ways at the time of the last one back, which is open. An end that is null is where the rider is. */
export const wayBack = (
  back: Journey,
  from: JourneyEnd | null,
  to: JourneyEnd | null,
  timeZone: string,
): JourneyView => ({
  from,
  to,
  time: formatMoment(back.departAt, timeZone),
  isArriveBy: false,
  way: journeyKey(back),
  isByCar: false,
  event: null,
});
