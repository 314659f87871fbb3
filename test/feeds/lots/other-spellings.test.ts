import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

const HEADINGS = ['id', 'name', 'all', 'free', 'lat', 'lon', 'state', 'at'] as const;
type Heading = (typeof HEADINGS)[number];
type Lot = Readonly<Record<Heading, string>>;

const GOOD: readonly Lot[] = [
  {
    id: 'n1',
    name: 'North & South',
    all: '1200',
    free: '60',
    lat: '41.9',
    lon: '-87.65',
    state: 'open',
    at: '2026-11-20T17:50:00Z',
  },
  {
    id: 'w2',
    name: 'West',
    all: '300',
    free: '0',
    lat: '41.95',
    lon: '-87.7',
    state: 'closed',
    at: '2026-11-20T17:55:00Z',
  },
];

const COLUMNS = {
  id: 'id',
  name: 'name',
  total: 'all',
  open: 'free',
  lat: 'lat',
  lon: 'lon',
  state: 'state',
  time: 'at',
} as const;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const csvOf = (lots: readonly Lot[]) =>
  [
    HEADINGS.join(';'),
    ...lots.map((lot) => HEADINGS.map((one) => quoted(lot[one])).join(';')),
  ].join('\n');
const geoJsonOf = (lots: readonly Lot[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: lots.map(({ lat, lon, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  });

const READERS = {
  'lots.csv': (lots: readonly Lot[]) => ['csv', csvOf(lots)] as const,
  'lots.json': (lots: readonly Lot[]) => ['json', JSON.stringify(lots)] as const,
  'lots.geojson': (lots: readonly Lot[]) => ['geojson', geoJsonOf(lots)] as const,
};

function read(file: keyof typeof READERS, lots: readonly Lot[]) {
  const [format, text] = READERS[file](lots);
  return lotsOf(bytesOf(text), {
    format,
    columns: COLUMNS,
    file,
    timeZone: 'America/Chicago',
    isNearCity: ({ lat, lon }) => Math.abs(lat - 41.9) < 1 && Math.abs(lon + 87.65) < 1,
  });
}

type Spell = (cell: string) => readonly string[];
const grouped = (count: string, separator: string) =>
  count.replace(/(\d)(\d{3})$/, `$1${separator}$2`);

/** Spellings that mean the same. */
const SAME: Readonly<Record<Heading, Spell>> = {
  id: (cell) => [` ${cell} `],
  name: (cell) => [cell.replace('&', '&amp;'), `<b>${cell}</b>`, `  ${cell}\t`],
  all: (cell) => [`${cell}.0`, `${cell},00`, ` ${cell} `, `+${cell}`, grouped(cell, ' ')],
  free: (cell) => [`${cell}.0`, `0${cell}`],
  lat: (cell) => [cell.replace('.', ','), ` ${cell}`, `${cell}°`, `${cell} N`, `+${cell}0`],
  lon: (cell) => [cell.replace('.', ','), `${cell.slice(1)} W`, `${cell}00`],
  state: (cell) => [
    cell.toUpperCase(),
    `${cell === 'open'}`,
    ` ${cell}`,
    cell === 'open' ? 'Geöffnet' : 'FERMÉ',
  ],
  at: (time) => [
    time.replace('T', ' '),
    time.replace('Z', '+00:00'),
    time.replace('Z', '.000Z'),
    `${Date.parse(time)}`,
    `${Date.parse(time) / 1000}`,
    new Date(time).toUTCString(),
    `/Date(${Date.parse(time)})/`,
    time.replace('17:', '11:').replace('Z', ''),
    time.replace('2026-11-20T17:', '20.11.2026 11:').replace('Z', ''),
    time.replace('2026-11-20T17:', '11/20/2026 11:').replace('Z', ' AM'),
    time
      .replace('2026-11-20T17:', 'Nov 20, 2026 ')
      .replace('Z', ' GMT')
      .replace('2026 ', '2026 17:'),
  ],
};

/** Spellings that can't be read, or may mean something else. */
const UNREAD: Readonly<Record<Heading, Spell>> = {
  id: () => [''],
  name: () => [],
  all: (cell) => [`ca. ${cell}`, `>${cell}`, `${cell}%`, '1.200', '1,065', '1.000', 'n/a', '12.5'],
  free: (cell) => [`${cell} of 90`, '-', '5.000'],
  lat: (cell) => [cell.replace('.', ''), 'x', '', '48.1', '-33.9'],
  lon: (cell) => [cell.slice(1), '87.65 E', 'unknown'],
  state: () => ['maybe', '1', 'Störung'],
  at: () => [
    '10/11/2026 11:50',
    '11:50',
    '2026-11-20',
    'never',
    '2026-13-20 11:50',
    '2026-12-20 11:50',
  ],
};

const oneOf = (spellings: Readonly<Record<Heading, Spell>>) =>
  fc
    .record({ row: fc.nat({ max: GOOD.length - 1 }), heading: fc.constantFrom(...HEADINGS) })
    .map(({ row, heading }) => ({
      row,
      heading,
      spellings: spellings[heading](GOOD[row]?.[heading] ?? ''),
    }))
    .filter((change) => change.spellings.length > 0)
    .chain(({ row, heading, spellings: all }) =>
      fc.record({
        row: fc.constant(row),
        heading: fc.constant(heading),
        spelling: fc.constantFrom(...all),
      }),
    );

const change = (row: number, heading: Heading, spelling: string) =>
  GOOD.map((lot, index) => (index === row ? { ...lot, [heading]: spelling } : lot));

const csv = csvOf(GOOD);
const json = JSON.stringify(GOOD);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['a byte order mark', 'csv', bytesOf(`\ufeff${csv}`)],
  ['CR LF', 'csv', bytesOf(csv.replaceAll('\n', '\r\n'))],
  ['CR', 'csv', bytesOf(csv.replaceAll('\n', '\r'))],
  ['blank lines', 'csv', bytesOf(csv.replaceAll('\n', '\n\n'))],
  ['tabs', 'csv', bytesOf(csv.replaceAll(';', '\t'))],
  ['commas', 'csv', bytesOf(csv.replaceAll(';', ','))],
  ['the line of Excel', 'csv', bytesOf(`sep=;\n${csv}`)],
  ['UTF-16', 'csv', utf16(`\ufeff${csv}`)],
  ['UTF-16 without its mark', 'csv', utf16(csv)],
  ['the large byte first', 'csv', utf16(csv).swap16()],
  ['a byte order mark', 'json', bytesOf(`\ufeff${json}`)],
  ['UTF-16', 'json', utf16(`\ufeff${json}`)],
] as const)('F22, F25: a file with %s in %s gives the same lots', (_, format, bytes) => {
  const isNearCity = () => true;
  const options = { columns: COLUMNS, timeZone: 'America/Chicago', isNearCity };
  const { lots, problems } = lotsOf(Uint8Array.from(bytes), { format, ...options });
  expect(lots).toEqual(read('lots.csv', GOOD).lots);
  expect(problems).toEqual([]);
});

describe.each(['lots.csv', 'lots.json', 'lots.geojson'] as const)('%s', (file) => {
  test('F22, F23, F24, F25: one cell in another spelling that means the same gives the same lots', () => {
    const good = read(file, GOOD);
    expect(good.problems).toEqual([]);
    fc.assert(
      fc.property(oneOf(SAME), ({ row, heading, spelling }) => {
        const { lots, problems, notes } = read(file, change(row, heading, spelling));
        expect({ lots, problems, notes }).toEqual({ lots: good.lots, problems: [], notes: [] });
      }),
    );
  });

  test('S15, F22: one cell that can’t be read is named with its file, row, column and value', () => {
    fc.assert(
      fc.property(oneOf(UNREAD), ({ row, heading, spelling }) => {
        const { problems, notes } = read(file, change(row, heading, spelling));
        const place = file === 'lots.csv' ? `line ${row + 2}` : `record ${row + 1}`;
        // The coordinates of GeoJSON have no columns.
        const column = file === 'lots.geojson' ? '' : heading;
        for (const part of [`${file} ${place}`, column, spelling])
          expect([...problems, ...notes].join('\n')).toContain(part);
      }),
    );
  });

  test('S16: any text in a cell gives lots, and no error', () => {
    const anyCell = fc.record({
      row: fc.nat({ max: GOOD.length - 1 }),
      heading: fc.constantFrom(...HEADINGS),
      spelling: fc.string({ unit: 'grapheme', maxLength: 30 }),
    });
    fc.assert(
      fc.property(anyCell, ({ row, heading, spelling }) => {
        expect(read(file, change(row, heading, spelling)).lots.length).toBeGreaterThan(0);
      }),
    );
  });
});
