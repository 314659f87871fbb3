import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { CarJourney } from '../../../src/contract/journeys/car-journeys.ts';
import { LotsAnswer, type ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { eventKey } from '../../../src/contract/parking/special-event.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { eventVisit } from '../../../src/service/by-car/eventVisit.ts';
import { findCarWays } from '../../../src/service/by-car/findCarWays.ts';
import { type AskWays, lastWayBack, ridesOf } from '../../../src/service/by-car/lastWayBack.ts';
import { journeysFrom } from '../../../src/transit/journeys/journeysFrom.ts';
import { theSettings, anEvent } from '../../support/builders.ts';
import { readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import type { Point } from '../../support/journeys/exhaustive.ts';
import { openRouter } from '../../support/journeys/openRouter.ts';
import { createRandom } from '../../support/journeys/random.ts';
import { metersApart } from '../../support/journeys/readRuns.ts';

const SHARED = fileURLToPath(new URL('../../../../shared/', import.meta.url));
const LOTS = `${SHARED}madison/lots.json`;
const isHere = existsSync(LOTS) && existsSync(`${SHARED}times/madison/gtfs.zip`);
const HOUR = 3_600_000;
const COUNT = Number(process.env['EVENINGS'] ?? 40);

async function openCity(name: string, date: string) {
  const opened = await openRouter(readFeedBytes(SHARED + name), date);
  if (opened === null) throw new Error(`${name} can't be read`);
  const { routes, exhaustive, snapshot } = opened;
  const { timeZone } = snapshot.city;
  const ask: AskWays = (from, to, { at, ...rest }) =>
    journeysFrom(routes(from, to, Math.floor(at / 1000), rest)).journeys;
  const { stops, used } = exhaustive;
  const random = createRandom(name);
  /** Somewhere in the city, within 400 m of a stop. */
  const anywhere = (): Point => {
    const { lat = 0, lon = 0 } = stops[used[random(used.length)] ?? 0] ?? {};
    const shifted = (at: number) => at + (random(2001) / 1000 - 1) * 0.003;
    return { lat: shifted(lat), lon: shifted(lon) };
  };
  /** Whether the second reading gets there from a time on, with the runs of one service day. */
  const isThere = (from: Point, to: Point, at: number, serviceDay: string) =>
    exhaustive
      .arrivals({ from, to, at: at / 1000 }, [serviceDay], at / 1000 + 36 * 3600)
      .some((when) => when < Infinity);
  const instant = (civil: string) => parseDateTime(civil, timeZone)?.instant ?? Number.NaN;
  return { ask, anywhere, isThere, instant, timeZone };
}

/** Real feeds, each with a working day and a Sunday on which it has service. */
const REAL = [
  ['times/madison/gtfs.zip', '2025-09-26', '2025-09-28'],
  ['times/halifax/gtfs.zip', '2025-10-15', '2025-10-19'],
  ['cities/vilnius.zip', '2016-02-10', '2016-02-14'],
] as const;

for (const [name, ...days] of REAL) {
  const isFeed = existsSync(SHARED + name);
  test.skipIf(!isFeed)(
    `C42: the last way back in ${name} is that of a second reading${isFeed ? '' : ' (needs ../shared)'}`,
    async () => {
      const { ask, anywhere, isThere, instant, timeZone } = await openCity(
        name,
        days[0].replaceAll('-', ''),
      );
      let [found, none] = [0, 0];
      const differences: unknown[] = [];
      for (let count = 0; count < COUNT; count++) {
        const [day = ''] = [days[count % 2]];
        const serviceDay = day.replaceAll('-', '');
        const after = instant(`${day}T${['13:00', '20:30', '22:30'][count % 3] ?? ''}`);
        const [from, to] = [anywhere(), anywhere()];
        // Who can walk needs no bus.
        if (metersApart(from, to) < 2000) continue;
        const last = lastWayBack(ask, from, to, after, timeZone);
        const isAny = isThere(from, to, after, serviceDay);
        found += isAny ? 1 : 0;
        none += isAny ? 0 : 1;
        // A second later there is none.
        const isLast =
          last !== null &&
          isThere(from, to, last.departAt, serviceDay) &&
          !isThere(from, to, last.departAt + 1000, serviceDay);
        if (isAny && !isLast) differences.push({ from, to, after, last });
      }
      expect(differences).toEqual([]);
      expect(found).toBeGreaterThan(COUNT / 8);
      if (process.env['EVENINGS'] !== undefined) console.log(name, { found, none });
    },
    3_600_000,
  );
}

const Recorded = z.object({
  lots: z.array(
    z.looseObject({ readings: z.array(z.tuple([z.string(), z.string()])), entrances: z.unknown() }),
  ),
});

/** The recorded lots with their counts at a moment of the recording. */
function recordedLots(reading: number): readonly ParkingLot[] {
  const { lots } = z.parse(Recorded, JSON.parse(readFileSync(LOTS, 'utf8')));
  const counted = lots.map(({ readings, ...lot }) => {
    const [, count = null] = readings[reading % Math.max(1, readings.length)] ?? [];
    const openSpots = count === 'FULL' ? '0' : count === 'OPEN' ? null : count;
    return { ...lot, entrances: [], openSpots };
  });
  return z.decode(LotsAnswer, { lots: counted }).lots;
}

const KOHL = { lat: 43.0696, lng: -89.3969 };
const OVERTURE = { lat: 43.0743, lng: -89.3886 };

test.skipIf(!isHere)(
  `C42: evenings in recorded Madison lead to lots that are open, and back by its timetable${isHere ? '' : ' (needs ../shared)'}`,
  async () => {
    const { ask, anywhere, isThere, instant, timeZone } = await openCity(
      'times/madison/gtfs.zip',
      '20250926',
    );
    const all: { journey: CarJourney; ends: number }[] = [];
    let answered = 0;
    for (let count = 0; count < COUNT; count++) {
      const [day = ''] = [['2025-09-25', '2025-09-26', '2025-09-27', '2025-09-28'][count % 4]];
      const [coordinates, eventVenue, own] =
        count % 2 === 0
          ? [KOHL, 'Kohl Center', ['29', '46', '83']]
          : [OVERTURE, 'Overture Center', ['overture', 'state street capitol']];
      const event = anEvent({
        eventName: 'Evening',
        eventVenue,
        coordinates,
        eventDatetime: `${day}T19:00:00`,
        parkingStartDatetime: `${day}T17:00:00`,
        parkingEndDatetime: `${day}T22:00:00`,
      });
      const lots = recordedLots(count).map((lot) => ({
        ...lot,
        specialEvents: own.includes(lot.shortName) ? [event] : [],
      }));
      const now = instant(`${day}T${count % 3 === 0 ? '16:30' : '18:00'}:00`);
      const begins = instant(`${day}T19:00:00`);
      const to = { lat: coordinates.lat, lon: coordinates.lng };
      const { journeys } = findCarWays(
        {
          from: anywhere(),
          to,
          at: begins,
          isArriveBy: true,
          walkMinutes: 15,
          now,
          timeZone,
          lots,
          countedAt: now,
          visit: eventVisit(lots, eventKey(event), timeZone),
        },
        ask,
        theSettings(),
      );
      answered += journeys.length > 0 ? 1 : 0;
      const ends = begins + 3 * HOUR;
      for (const journey of journeys) {
        all.push({ journey, ends });
        const [drive] = journey.legs;
        const lot = lots.find(({ name }) => name === drive.lot.name);
        expect(lot?.openSpots ?? 0).toBeGreaterThan(0);
        expect(journey.arriveAt).toBeLessThanOrEqual(begins);
        expect(journey.departAt).toBeGreaterThanOrEqual(now - 60_000);
        const { back } = journey;
        expect(back.departAt).toBeGreaterThanOrEqual(ends);
        // No bus is offered that is slower than walking.
        const isOnFoot = ridesOf(back).length === 0 || metersApart(to, drive.to) < 2000;
        const serviceDay = day.replaceAll('-', '');
        const isLast =
          isOnFoot ||
          (isThere(to, drive.to, back.departAt, serviceDay) &&
            !isThere(to, drive.to, back.departAt + 1000, serviceDay));
        expect(isLast).toBe(true);
      }
    }
    const byBus = all.filter(
      ({
        journey: {
          legs: [, ...legs],
        },
      }) => legs.some(({ kind }) => kind === 'ride'),
    );
    const walks = all.flatMap(
      ({
        journey: {
          legs: [, ...legs],
        },
      }) =>
        legs.length === 1 && legs[0]?.kind === 'walk'
          ? [metersApart(legs[0].from, legs[0].to)]
          : [],
    );
    expect(answered).toBeGreaterThan(COUNT / 2);
    expect(all.length).toBeGreaterThan(COUNT / 2);
    if (process.env['EVENINGS'] !== undefined)
      console.log({ answered, ways: all.length, byBus: byBus.length, walks: walks.length });
  },
  3_600_000,
);
