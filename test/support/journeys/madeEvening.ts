import { CarJourneysAnswer } from '../../../src/contract/journeys/car-journeys.ts';
import { LotsAnswer, type ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { eventKey, type SpecialEvent } from '../../../src/contract/parking/special-event.ts';
import { demoService } from '../cities/demo-service.ts';

const MINUTE = 60_000;
/** So many days and hours of the afternoon are tried, each with another seed. */
const SEEDS = 4;
const VENUES = [
  { venue: 'Lantern Theatre', time: '19:30', place: '43.60400,-91.90430' },
  { venue: 'Linden Fieldhouse', time: '19:00', place: '43.62100,-91.93700' },
  { venue: 'Foundry Arena', time: '18:00', place: '43.58900,-91.89070' },
];
/** The instant of a civil time of the demo city in winter. */
export const instant = (civil: string): number => Date.parse(`${civil}-06:00`);

export interface Evening {
  readonly now: number;
  readonly event: SpecialEvent;
  readonly lots: readonly ParkingLot[];
  readonly answer: CarJourneysAnswer;
}

/** An evening of the demo: somebody at home asks in the afternoon, or shortly before, how to get to an event. */
export async function madeEvening(index: number): Promise<Evening | null> {
  const day = String(1 + (index % 28)).padStart(2, '0');
  const date = `2026-${index % 2 === 0 ? '11' : '12'}-${day}`;
  const { venue, time, place } = VENUES[index % VENUES.length] ?? {
    venue: '',
    time: '',
    place: '',
  };
  const begins = instant(`${date}T${time}:00`);
  const now = begins - (60 + 40 * (index % 5)) * MINUTE;
  const service = demoService(new Date(now).toISOString(), 1 + (index % SEEDS));
  const { lots } = await service.read(LotsAnswer, '/parking/v2/lots?expand=specialevents');
  const event = lots
    .flatMap(({ specialEvents }) => specialEvents ?? [])
    .find((one) => one.eventVenue === venue && one.eventDatetime === `${date}T${time}:00`);
  if (event === undefined) return null;
  const angle = index * 2.4;
  const from = `${(43.603 + 0.045 * Math.sin(angle)).toFixed(5)},${(-91.905 + 0.06 * Math.cos(angle)).toFixed(5)}`;
  const query = `from=${from}&to=${place}&by=car&event=${encodeURIComponent(eventKey(event))}`;
  const answer = await service.read(CarJourneysAnswer, `/v1/getjourneys?key=k&${query}`);
  return { now, event, lots, answer };
}
