import type {
  CarJourney,
  JourneyLot,
  LotEvents,
  LotRoom,
  LotsLeftOut,
} from '../../contract/journeys/car-journeys.ts';
import type { Journey, JourneyPlace } from '../../contract/journeys/journeys.ts';
import { lotKey, type ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { walkSeconds } from '../../lib/geo/walkMinutes.ts';
import { httpUrlOrNone } from '../../lib/parseHttpUrl.ts';
import { isOpenAt, parseWeeklyHours } from '../../lib/time/weekly-hours.ts';
import { isAsGood } from '../../transit/journeys/unbeaten.ts';
import { bestCarWays } from './bestCarWays.ts';
import { eventsAt } from './eventsAt.ts';
import type { EventVisit } from './eventVisit.ts';
import { type AskWays, lastWayBack, ridesOf, wayOnFoot } from './lastWayBack.ts';
import { type LotOnTheWay, lotsOnTheWay, lotsTooNear } from './lotsOnTheWay.ts';
import { type CountTimes, roomAt } from './roomAt.ts';

/** From a lot this near, in seconds on foot, one walks: it is at the destination. From all others one rides. */
const AT_END = 5 * 60;
/** From a lot this near one doesn't ride: who parks there has driven almost all the way. */
const NEAR_END = 15 * 60;
/** The longest walk from a lot to its bus, in seconds. */
const TO_BUS = 10 * 60;
/** Lots for which ways are looked for, those nearest to the destination first. */
const MOST_LOTS = 8;
/** Who opened the page a moment ago can still leave. */
const MINUTE = 60_000;

export type CarSettings = Pick<
  Settings,
  'driving' | 'walking' | 'journeys' | 'availability' | 'staleness' | 'events' | 'operators'
>;

export interface CarQuery extends Pick<CountTimes, 'countedAt' | 'now'> {
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
  /** Milliseconds since 1970: the earliest departure; with `isArriveBy` the latest arrival. */
  readonly at: number;
  readonly isArriveBy: boolean;
  readonly walkMinutes: number;
  readonly lots: readonly ParkingLot[];
  /** The event that one goes to; null for none. */
  readonly visit: EventVisit | null;
  readonly timeZone: string;
}

interface CarWays {
  readonly journeys: readonly CarJourney[];
  readonly leftOut: readonly LotsLeftOut[];
}

type Why = LotsLeftOut['why'];

/** Whether the bus is worth it: near the lot, and farther than the rider walks. */
function isWorthRiding(onward: Journey): boolean {
  const [first] = onward.legs;
  const ridden = ridesOf(onward).reduce((sum, { from, to }) => sum + metersBetween(from, to), 0);
  const walk = first?.kind === 'walk' ? first.arriveAt - first.departAt : 0;
  return walk <= TO_BUS * 1000 && ridden >= onward.walkMeters;
}

/**
 * Ways by car to a lot, and from there on foot or by bus. A lot is offered if there is room when the driver
 * arrives, if anyone may park there then, if no event keeps the driver out, and if there is a way back.
 *
 * @param ask the ways on foot and by bus
 */
export function findCarWays(query: CarQuery, ask: AskWays, settings: CarSettings): CarWays {
  const { from, to, isArriveBy, visit, now, timeZone } = query;
  const change = settings.journeys.changeSeconds * 1000;
  const policy = { timeZone, events: settings.events };
  const counted = { ...query, lostAfter: settings.staleness.lotsUnknownSeconds * 1000 };
  const secondsOnFoot = (meters: number) => walkSeconds(meters, settings.walking.metresPerMinute);
  const isOfVisit = (lot: ParkingLot) => visit?.lots.includes(lot) === true;
  const isAtEnd = (lot: ParkingLot, meters: number) =>
    isOfVisit(lot) && secondsOnFoot(meters) <= AT_END;

  /** What is known of a lot for a stay; or why nobody should drive there. */
  function lotFor(
    lot: ParkingLot,
    stay: { readonly from: number; readonly until: number },
  ): { readonly room: LotRoom; readonly events: LotEvents | null } | Why {
    const operator = settings.operators.find(({ code }) => code === lot.operatedBy);
    const hours = parseWeeklyHours(lot.publicHours ?? operator?.publicHours ?? '24/7');
    const isPublic = (at: number) => hours === null || isOpenAt(hours, at, timeZone);
    if (!isPublic(stay.from) || !isPublic(stay.until)) return 'not-public';
    const events = eventsAt(lot, stay, visit?.key ?? null, policy);
    if (events === 'closed') return 'event';
    const room = roomAt(lot, stay.from, counted, settings.availability);
    return typeof room === 'string' ? room : { room, events };
  }

  /** How long the car stays, at least: until the event is over. */
  const stayFrom = (arriveAt: number, thereAt: number) => ({
    from: arriveAt,
    until: Math.max(arriveAt, thereAt, visit?.times?.until ?? 0),
  });

  function wayBy(way: LotOnTheWay, place: JourneyPlace, onward: Journey): CarJourney | Why {
    const { lot, driveMeters, driveSeconds } = way;
    const parkedAt = onward.departAt - change;
    const stay = stayFrom(parkedAt, onward.arriveAt);
    const found = lotFor(lot, stay);
    if (typeof found === 'string') return found;
    const onFoot = () => wayOnFoot(to, place, stay.until, settings.walking.metresPerMinute);
    const back =
      ridesOf(onward).length === 0
        ? onFoot()
        : (lastWayBack(ask, to, place, stay.until, timeZone) ?? onFoot());
    if (back === null) return 'no-way-back';
    const departAt = parkedAt - driveSeconds * 1000;
    const webUrl = httpUrlOrNone(lot.webUrl);
    const listed: JourneyLot = {
      key: lotKey(lot),
      name: lot.name,
      ...(lot.totalSpots === null ? {} : { totalSpots: lot.totalSpots }),
      ...(webUrl === '' ? {} : { webUrl }),
      room: found.room,
      ...(found.events === null ? {} : { events: found.events }),
    };
    const drive = {
      kind: 'drive' as const,
      from,
      to: place,
      departAt,
      arriveAt: parkedAt,
      meters: Math.round(driveMeters),
      lot: listed,
    };
    return { ...onward, departAt, legs: [drive, ...onward.legs], back };
  }

  const near = lotsTooNear(query.lots, query, (meters) => secondsOnFoot(meters) <= AT_END);
  const leftOut = new Map<string, Why>(near.map(({ name }) => [name, 'too-near']));
  const offered: CarJourney[] = [];
  const withoutCar = ask(from, to, query);
  const candidates = lotsOnTheWay(query.lots, query, isAtEnd, settings.driving.kmPerHour);
  let asked = 0;
  for (const way of candidates) {
    const { lot, metersLeft } = way;
    const soonest = isArriveBy
      ? query.at - secondsOnFoot(metersLeft) * 1000
      : query.at + way.driveSeconds * 1000;
    const first = lotFor(lot, stayFrom(soonest, soonest));
    if (first === 'not-public' || first === 'closed' || first === 'unknown') {
      leftOut.set(lot.name, first);
      continue;
    }
    if (asked === MOST_LOTS) break;
    asked += 1;
    const place = { name: lot.name, ...way.place };
    const at = isArriveBy ? query.at : query.at + way.driveSeconds * 1000 + change;
    const onwards = ask(place, to, { at, isArriveBy })
      .filter((onward) => onward.departAt - change - way.driveSeconds * 1000 >= now - MINUTE)
      .filter((onward) =>
        ridesOf(onward).length > 0
          ? secondsOnFoot(metersLeft) > NEAR_END && isWorthRiding(onward)
          : onward.arriveAt - onward.departAt <=
            1000 * (isOfVisit(lot) ? query.walkMinutes * 60 : AT_END),
      )
      .toSorted((one, other) =>
        isArriveBy ? other.departAt - one.departAt : one.arriveAt - other.arriveAt,
      );
    for (const onward of onwards) {
      const found = wayBy(way, place, onward);
      if (typeof found === 'string') {
        if (!leftOut.has(lot.name)) leftOut.set(lot.name, found);
        continue;
      }
      leftOut.delete(lot.name);
      const better = withoutCar.find((other) => isAsGood(other, found));
      if (better === undefined) offered.push(found);
      else leftOut.set(lot.name, ridesOf(better).length === 0 ? 'too-near' : 'no-faster');
      break;
    }
  }

  const whys = new Set(leftOut.values());
  return {
    journeys: bestCarWays(offered, isArriveBy),
    leftOut: [...whys].map((why) => ({
      why,
      lots: [...leftOut].flatMap(([name, other]) => (other === why ? [name] : [])),
    })),
  };
}
