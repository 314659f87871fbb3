import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../src/contract/parking/parking-lot.ts';
import { SpecialEvent } from '../../src/contract/parking/special-event.ts';
import { instancesOf } from '../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../src/feeds/calendar/readCalendar.ts';
import { venueEvents } from '../../src/feeds/calendar/venueEvents.ts';
import { FileError } from '../../src/feeds/FileError.ts';
import type { TableOptions } from '../../src/feeds/lots/LotsOptions.ts';
import { readInterfaceLots } from '../../src/feeds/lots/readInterfaceLots.ts';
import type { ReadLots } from '../../src/feeds/lots/readLots.ts';
import { bytesOf, lotsOf } from '../support/answers/lots.ts';
import { aLot } from '../support/builders.ts';
import { calendarOf } from '../support/feeds/calendars.ts';
import { runs } from '../support/runs.ts';

const RUNS = runs(150);
const NOW = Date.parse('2026-11-20T18:00:00Z');

/** What work returns, or the error that it throws. */
function resultOf<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function areOfInterface({ lots }: ReadLots): boolean {
  const body = z.encode(LotsAnswer, { lots: [...lots], dropped: 0 });
  return z.decode(LotsAnswer, body).dropped === 0;
}

/** The bytes, cut, doubled, or with some replaced. */
const damaged = (bytes: Uint8Array) =>
  fc
    .tuple(
      fc.nat(bytes.length),
      fc.nat(bytes.length),
      fc.array(fc.tuple(fc.nat(bytes.length), fc.nat(255)), { maxLength: 8 }),
      fc.boolean(),
    )
    .map(([from, to, replaced, isDoubled]) => {
      const copy = Uint8Array.from(bytes);
      for (const [at, value] of replaced) copy[at] = value;
      const part = replaced.length > 4 ? copy : copy.slice(Math.min(from, to) % 40, to);
      return isDoubled ? Uint8Array.from([...part, ...copy]) : part;
    });

const columns = {
  id: 'id',
  name: 'name',
  total: 'all',
  occupied: 'in',
  lat: 'y',
  lon: 'x',
  state: 's',
  time: 't',
};
const CSV = bytesOf(
  'id;name;all;in;y;x;s;t\n1;"A ""b""";9;3;47,1;8.5;open;1795200000000\n2;C;9;;;;;',
);
const GEOJSON = bytesOf(
  JSON.stringify({
    crs: { properties: { name: 'EPSG:25832' } },
    features: [
      { properties: { id: 1, name: 'A', all: 9, in: 3 }, geometry: { coordinates: [5e5, 5.3e6] } },
    ],
  }),
);

const TABLES: [string, Uint8Array, (bytes: Uint8Array) => ReadLots][] = [
  ['CSV', CSV, (bytes) => lotsOf(bytes, { format: 'csv', columns } satisfies TableOptions)],
  ['GeoJSON', GEOJSON, (bytes) => lotsOf(bytes, { format: 'geojson', columns })],
  [
    'JSON',
    bytesOf('[{"id":"1","name":"A","all":9}]'),
    (bytes) => lotsOf(bytes, { format: 'json', columns }),
  ],
  ['v2', bytesOf(JSON.stringify({ lots: [aLot()] })), readInterfaceLots],
];

test.each(TABLES)(
  'S16: damaged %s gives lots of the interface, or is refused',
  (_format, bytes, read) => {
    fc.assert(
      fc.property(damaged(bytes), (broken) => {
        const result = resultOf(() => read(broken));
        const isGood = result instanceof FileError || ('lots' in result && areOfInterface(result));
        expect(isGood).toBe(true);
      }),
      RUNS,
    );
  },
);

const CALENDAR = calendarOf(
  [
    'UID:1',
    'DTSTART;TZID="Europe/Paris":20261101T190000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,2TU;COUNT=9',
  ],
  ['UID:1', 'RECURRENCE-ID:20261109T180000Z', 'DTSTART:20261110T180000Z', 'DURATION:PT2H'],
  [
    'DTSTART;VALUE=DATE:20261120',
    'DTEND;VALUE=DATE:20261122',
    'EXDATE:20261120',
    'URL:https://a.example',
  ],
);

test('S16: a damaged calendar gives events of the interface, or is refused', () => {
  fc.assert(
    fc.property(damaged(CALENDAR), (broken) => {
      const result = resultOf(() => {
        const calendar = readCalendar(broken, 'America/Chicago', 2026);
        const { instances } = instancesOf(calendar, NOW - 1e9, NOW + 5e9);
        return venueEvents(instances, { venue: 'Arena', webUrl: '' }, 'America/Chicago', NOW)
          .events;
      });
      const isGood =
        result instanceof FileError ||
        (Array.isArray(result) &&
          result.every((event) => z.safeDecode(SpecialEvent, event).success));
      expect(isGood).toBe(true);
    }),
    RUNS,
  );
});

test('S16: a table with millions of columns is refused', () => {
  const wide = bytesOf(`${'id;'.repeat(1_000_000)}\n${'1\n'.repeat(9000)}`);
  expect(() => lotsOf(wide, { format: 'csv', columns })).toThrow('more than 1000 columns');
});

test('S16: positions deeper than those of any geometry are no place, and cost no time', () => {
  const depth = 2000;
  const deep = `${'['.repeat(depth)}${'[1,1],'.repeat(100_000)}[1,1]${']'.repeat(depth)}`;
  const feature = `{"properties":{"id":1,"name":"A","all":9},"geometry":{"coordinates":${deep}}}`;
  const { lots, leftOut } = lotsOf(bytesOf(`{"features":[${feature}]}`), {
    format: 'geojson',
    columns,
  });
  expect(lots).toMatchObject([{ shortName: '1', coordinates: null }]);
  expect(leftOut).toEqual({ places: 1 });
});

test('S16: long names of zones and coordinate systems cost no time', () => {
  const long = 'EPSG/Aa/'.repeat(200_000);
  expect(() => lotsOf(CSV, { format: 'csv', columns, crs: long })).toThrow('too long');
  const calendar = readCalendar(
    calendarOf([`DTSTART;TZID=/${long}:20261120T190000`]),
    'America/Chicago',
    2026,
  );
  expect(calendar.leftOut).toEqual({ 'events in an unknown time zone': 1 });
});
