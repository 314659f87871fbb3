import type { ParkingLot } from '../../../../contract/parking/parking-lot.ts';
import { PARKING_RULES } from '../../../../contract/parking/special-event.ts';
import { ownValue } from '../../../../lib/ownValue.ts';
import { civilTimeAt, HOUR, type CivilTime } from '../civil-time.ts';
import data from '../data/lots.json' with { type: 'json' };
import { demoEventsAt, type DemoEvent } from './events.ts';
import { takenShare } from './occupancy.ts';

/** How much events fill a lot, 0 to 1. They take 45 minutes to fill it and 45 to empty it. */
function filledByEvents(events: readonly DemoEvent[], civil: CivilTime): number {
  return events.reduce((most, { from, to }) => {
    const filling = (civil - from) / (0.75 * HOUR);
    const emptying = (to - civil) / (0.75 * HOUR);
    return Math.max(most, Math.min(1, Math.max(0, Math.min(filling, emptying))));
  }, 0);
}

/**
 * The lots with their open spots and events.
 *
 * @param now milliseconds since 1970
 * @param seed another seed gives other counts and events
 */
export function lotsAt(now: number, seed: number): ParkingLot[] {
  const civil = civilTimeAt(now);
  const demoEvents = demoEventsAt(civil, seed);
  return data.lots.map(({ kind, isCounted, lot }) => {
    const { operatedBy, shortName, totalSpots } = lot;
    const events = demoEvents.filter(({ lots }) => lots.includes(shortName));
    const baseShare = takenShare(kind, civil, seed, `${operatedBy}/${shortName}`);
    const taken = baseShare + (1 - baseShare) * 0.55 * filledByEvents(events, civil);
    return {
      ...lot,
      openSpots: isCounted ? totalSpots - Math.round(totalSpots * taken) : null,
      specialEvents: events.map(({ event, rules }) => {
        const rule = PARKING_RULES.find((each) => each === ownValue(rules, shortName));
        return rule === undefined ? event : { ...event, parkingRule: rule };
      }),
    };
  });
}
