import { expect, test } from 'vitest';

import { reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { withoutNumber } from '../../../src/feeds/gtfs/routes/nameDestinations.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported as importedFeed } from '../../support/feeds/report-of.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

/** The destinations of the only route with their numbers of stops, and the report. */
async function imported(changes: Readonly<Record<string, string>>) {
  const { snapshot, report } = await importedFeed(aFeed(changes));
  return {
    destinations: snapshot.routes[0]?.directions.map(
      ({ destination, stops }) => `${destination}: ${stops.length}`,
    ),
    report: reportLines(report, snapshot),
  };
}

/** A trip with these stop_headsigns, and the headsign "Center" of the trip. */
const tripWith = (headsigns: readonly string[]) => ({
  'stops.txt': [
    '',
    ...headsigns.map((_, index) => `s${index},,Stop ${index},43.0${index},-89`),
  ].join('\n'),
  'trips.txt': '\nr1,daily,t1,Center,0,',
  'stop_times.txt': [
    'trip_id,stop_id,stop_sequence,stop_headsign',
    ...headsigns.map((headsign, index) => `t1,s${index},${index},${headsign}`),
  ].join('\n'),
});

test.each([
  ['the name of its own stop', (stop: number) => `Stop ${stop}`],
  ['the name of the next stop', (stop: number) => `Stop ${stop + 1}`],
  ['another text at nearly every stop', (stop: number) => `via ${Math.floor(stop / 2)}`],
])('F31: a stop_headsign is no destination if it is %s', async (_, headsignOf) => {
  const { destinations } = await imported(
    tripWith(Array.from({ length: 9 }, (_, at) => headsignOf(at))),
  );
  expect(destinations).toEqual(['Center: 9']);
});

test('F31: three destinations of nine stops are destinations, also one that is a stop', async () => {
  const { destinations } = await imported(
    tripWith(['A', 'A', 'A', 'B', 'B', 'B', 'Stop 8', 'Stop 8', 'Stop 8']),
  );
  expect(destinations).toEqual(['A: 3', 'B: 3', 'Stop 8: 3']);
});

test('F31: a short trip may have one destination of its stops; two are as many as a change at every other stop', async () => {
  const destinationsOf = async (...headsigns: string[]) =>
    (await imported(tripWith(headsigns))).destinations;
  expect(await destinationsOf('A', 'A')).toEqual(['A: 2']);
  expect(await destinationsOf('A', 'A', 'B', 'B')).toEqual(['Center: 4']);
  expect(await destinationsOf('A', 'A', 'A', 'B', 'B', 'B')).toEqual(['A: 3', 'B: 3']);
});

test('F31: the report names a headsign that is no destination, and what riders see instead', async () => {
  const { report } = await imported(tripWith(['Stop 0', 'Stop 1', 'Stop 2']));
  expect(report).toContain(
    '- stop_times.txt: stop_headsign "Stop 0" of trip t1 is no destination, because it is the name of the stop or changes at nearly every stop; riders see "Center".',
  );
});

const bari = realFeedPath('bari.zip', 'cities');
test.skipIf(bari === null)(
  `F31: a city whose stop_headsigns name each stop has two or three destinations a route${skipNote(bari)}`,
  async () => {
    const { snapshot } = await importRealFeed(bari ?? '', '20260701');
    const [first] = snapshot.routes;
    expect(first?.directions.map(({ destination }) => destination)).toEqual([
      'Bari Centrale (B)',
      'Colombo (Lido)',
    ]);
    const directions = snapshot.routes.flatMap((route) => route.directions);
    expect([snapshot.routes.length, directions.length]).toEqual([82, 164]);
  },
);

/** Two trips a day with the first headsign, and one with the second. */
const headsigns = (often: string, rarely: string) => ({
  'trips.txt': `\nr1,daily,t1,${often},0,\nr1,daily,t2,${rarely},0,\nr1,daily,t3,${often},0,`,
  'stop_times.txt': ['t1', 't2', 't3'].map((trip) => `\n${trip},,,s1,1\n${trip},,,s2,2`).join(''),
});

test('S6: of two destinations of a direction, that with more service is first', async () => {
  const { destinations } = await imported(headsigns('Zoo', 'Airport'));
  expect(destinations).toEqual(['Zoo: 2', 'Airport: 2']);
});

test.each([
  ['AEROPORT RG', 'Aeroport  Rg'],
  ['Taman Tun Perak', 'TAMAN TUN PERAK'],
])(
  'F41: of two spellings of a destination, riders see the more frequent one: %s',
  async (often, rarely) => {
    const { destinations, report } = await imported(headsigns(often, rarely));
    expect(destinations).toEqual([`${often}: 2`]);
    expect(report).toContain(
      `- trips.txt: headsign "${rarely.replace('  ', ' ')}" is "${often}" in another spelling; riders see the latter on all trips of the route.`,
    );
  },
);

test('F41: of two spellings that are as frequent, riders see the one that is not in capitals', async () => {
  const { destinations } = await imported({
    'trips.txt': '\nr1,daily,t1,TAMAN,0,\nr1,daily,t2,Taman,0,',
    'stop_times.txt': '\nt1,,,s1,1\nt1,,,s2,2\nt2,,,s1,1\nt2,,,s2,2',
  });
  expect(destinations).toEqual(['Taman: 2']);
});

test('F41: spellings of one destination in both directions have the last stop added', async () => {
  const { destinations } = await imported({
    'trips.txt': '\nr1,daily,t1,Loop,0,\nr1,daily,t2,LOOP,1,',
    'stop_times.txt': '\nt1,,,s1,1\nt1,,,s3,2\nt2,,,s3,1\nt2,,,s1,2',
  });
  expect(destinations).toEqual(['Loop (Third St): 2', 'Loop (First St): 2']);
});

test.each([
  ['135 FLAMINGO EXPRESS', '135', 'FLAMINGO EXPRESS'],
  ['10a - Dalhousie', '10A', 'Dalhousie'],
  ['7: to Airport', '7', 'Airport'],
  ['Red – Ashmont', 'Red', 'Ashmont'],
  // Numbers and names that belong to the destination.
  ['Red Square', 'Red', 'Red Square'],
  ['10 Dalhousie', '10C', '10 Dalhousie'],
  ['16 de Septiembre', '16', '16 de Septiembre'],
  ['10/11 Center', '10', '10/11 Center'],
  ['7', '7', '7'],
  ['5 Points', '5', '5 Points'],
  ['Center', '', 'Center'],
])('F40: people read "%s" on route %s as "%s"', (headsign, number, expected) => {
  expect(withoutNumber(headsign, number, ['Main St', '5 Points Station'])).toBe(expected);
});

test('F40: a headsign that begins with the number of its route is shown without it, and reported', async () => {
  const { destinations, report } = await imported({ 'trips.txt': '\nr1,daily,t1,7 North,0,' });
  expect(destinations).toEqual(['North: 3']);
  expect(report).toContain(
    '- trips.txt: headsign "7 North" of trip t1 begins with the number of its route; riders see "North" beside it.',
  );
});
