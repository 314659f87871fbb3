import type { ParkingLot } from '../../../../contract/parking-lot.ts';
import { civilTimeAt, HOUR, type CivilTime } from '../civil-time.ts';
import { between, distance, elementAt, type Point } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { placeOf, rounded } from '../ground/place.ts';
import { nameAt, type Block } from '../ground/streets/network.ts';
import { LOTS, POSTAL_CODES, type LotPlan } from '../plan/lot-plan.ts';
import { CITY_NAME, STATE } from '../plan/names.ts';
import { demoEventsAt, type DemoEvent } from './events.ts';
import { takenShare } from './occupancy.ts';

/** A lot without its counts and events, which change over time. */
interface PlacedLot {
  readonly plan: LotPlan;
  readonly lot: Omit<ParkingLot, 'openSpots' | 'specialEvents'>;
}

const HOSTS = { city: 'parking.portlinden.example.org', ul: 'transportation.ul.example.org' };

/** An address on a block. House numbers grow by one per meter from the square. */
function addressAt(block: Block, odd: boolean): string {
  const middle = between(elementAt(block.path, 0), elementAt(block.path, -1), 0.5);
  const count = Math.max(2, Math.round(Math.hypot(...middle) / 2) * 2);
  return `${odd ? count + 1 : count} ${nameAt(block.street, middle)}`;
}

/** The nearest block of each street around a point, nearest first. */
function streetsAround(ground: Ground, point: Point): Block[] {
  const near = ground.network.blocks
    .filter(({ street }) => street.class !== 'highway')
    .map((block) => {
      const middle = between(elementAt(block.path, 0), elementAt(block.path, -1), 0.5);
      return { block, meters: distance(middle, point) };
    })
    .filter(({ meters }) => meters < 600)
    .toSorted((a, b) => a.meters - b.meters);
  const byStreet = new Map(near.toReversed().map(({ block }) => [block.street, block]));
  return near.map(({ block }) => block).filter((block) => byStreet.get(block.street) === block);
}

function placeLot(plan: LotPlan, ground: Ground): PlacedLot {
  const { operatedBy, shortName, name, totalSpots, near, entrances, metersNorth = 0 } = plan;
  const target: Point = [near[0] * 1000, near[1] * 1000];
  const around = streetsAround(ground, target);
  const street = elementAt(around, 0);
  const [from, to] = [elementAt(street.path, 0), elementAt(street.path, -1)];
  const middle = between(from, to, 0.5);
  // Behind the curb, on the side of the planned location.
  const reach = distance(middle, target) || 1;
  const [x, y] = between(middle, target, Math.min(60, Math.max(32, reach)) / reach);
  const { lat, lon } = placeOf([x, y + metersNorth]);
  const path = encodeURIComponent(shortName.replaceAll(' ', '-').toLowerCase());
  return {
    plan,
    lot: {
      name,
      shortName,
      totalSpots,
      operatedBy,
      webUrl: `https://${HOSTS[operatedBy]}/lots/${path}`,
      address: {
        postalCode: POSTAL_CODES[operatedBy],
        city: CITY_NAME,
        state: STATE,
        street: addressAt(street, true),
      },
      coordinates: { lat: rounded(lat), lng: rounded(lon) },
      entrances: around.slice(0, entrances).map((block, i) => addressAt(block, i % 2 === 0)),
    },
  };
}

/** How much events fill a lot, 0 to 1. They take 45 minutes to fill it and 45 to empty it. */
function filledByEvents(events: readonly DemoEvent[], civil: CivilTime): number {
  return events.reduce((most, { from, to }) => {
    const filling = (civil - from) / (0.75 * HOUR);
    const emptying = (to - civil) / (0.75 * HOUR);
    return Math.max(most, Math.min(1, Math.max(0, Math.min(filling, emptying))));
  }, 0);
}

/** Places the lots beside streets. Returns a function from an instant to the lots at that time. */
export function createLots(ground: Ground) {
  const { seed } = ground;
  const placedLots = LOTS.map((plan) => placeLot(plan, ground));
  return (now: number): ParkingLot[] => {
    const civil = civilTimeAt(now);
    const demoEvents = demoEventsAt(civil, seed);
    return placedLots.map(({ plan, lot }) => {
      const events = demoEvents.filter(({ lots }) => lots.includes(plan.shortName));
      const baseShare = takenShare(plan.kind, civil, seed, `${plan.operatedBy}/${plan.shortName}`);
      const taken = baseShare + (1 - baseShare) * 0.55 * filledByEvents(events, civil);
      const open = plan.totalSpots - Math.round(plan.totalSpots * taken);
      return {
        ...lot,
        openSpots: plan.uncounted === true ? null : open,
        specialEvents: events.map(({ event }) => event),
      };
    });
  };
}
