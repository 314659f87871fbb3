import type { CarJourneysAnswer } from '../../../contract/journeys/car-journeys.ts';
import type { Journey } from '../../../contract/journeys/journeys.ts';
import { journeyKey } from '../../../features/journeys/journeyList.ts';
import { formatMoment } from '../../../lib/time/zoned-time.ts';
import type { JourneyEnd, JourneyView } from '../../../view/journey-view.ts';

/** The last way back for `WayHome`. Where no stop is near an end, nothing is said of that night: it is so at any time. */
export const backOf = ({ back, why }: CarJourneysAnswer): Journey | undefined | null =>
  back === undefined && why !== undefined ? null : back;

/** The ways at the time of the last one back, which is open. An end that is null is where the rider is. */
export const wayBack = (
  back: Journey,
  from: JourneyEnd | null,
  to: JourneyEnd | null,
  timeZone: string,
): JourneyView => {
  const departs = formatMoment(back.departAt, timeZone);
  return {
    from,
    to,
    time: departs,
    isArriveBy: false,
    way: journeyKey(back),
    departs,
    isByCar: false,
    event: null,
  };
};
