import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { eventKey, type SpecialEvent } from '../../../src/contract/parking/special-event.ts';
import { instant } from './madeEvening.ts';

/** Whether an event keeps its lot from a driver who goes to another one, by the wire alone. */
export function isKept(
  event: SpecialEvent,
  visited: string,
  arrive: number,
  leave: number,
): boolean {
  const { parkingStartDatetime: start, parkingEndDatetime: end, parkingRule: rule } = event;
  if (start === null || end === null) return false;
  const [from, until] = [instant(start), instant(end)];
  if (rule === 'closed') return arrive < until && leave > from;
  const isThen = from <= arrive && arrive < until;
  return isThen && rule !== 'anyone' && eventKey(event) !== visited;
}

/** The open spots that the forecasts expect at a time, by a line between the two around it; null beyond them. */
export function expectedAt({ openSpots, forecast = [] }: ParkingLot, now: number, at: number) {
  const points = [
    { at: now, open: openSpots ?? Number.NaN },
    ...forecast.map((each) => ({ at: Date.parse(each.at), open: each.openSpots })),
  ];
  for (const [index, { at: until, open }] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined || at > until || at < before.at) continue;
    return before.open + ((open - before.open) * (at - before.at)) / (until - before.at);
  }
  return null;
}
