import { expect, test } from 'vitest';

import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { reportLines } from '../../../../src/feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../../../src/feeds/gtfs/report/tableFindings.ts';
import { filesFrom } from '../../../support/gtfs/feed-bytes.ts';
import { smallFeed, smallFile } from '../../../support/gtfs/small-feed.ts';

type Changes = Readonly<Record<string, string | null>>;

/** The report of the small feed with changes. */
async function reportOf(changes: Changes = {}, today = '20260302'): Promise<string> {
  const files = filesFrom(smallFeed(changes));
  const { snapshot, report } = await importGtfs(files, { today, contentHash: 'test' });
  return reportLines(report, snapshot, await tableFindings(files)).join('\n');
}

test('S17: the report begins with what the feed contains', async () => {
  const report = await reportOf();
  expect(report).toContain('Metro "Transit", with times in America/Chicago.');
  expect(report).toContain('2 routes, 5 stops, 3 trips, 9 stop times, 1 line on the map.');
  expect(report).toContain('Service from January 1, 2026 to December 31, 2026.');
});

test.each([
  [3, true],
  [2, false],
  [109, false],
])(
  'S17: in a feed with the route_type %i, 11 km in two minutes are too fast: %s',
  async (type, isNamed) => {
    const report = await reportOf({
      ...smallFile('stops.txt', 'Main & 3rd,43.0700', 'Main & 3rd,43.1700'),
      ...smallFile('routes.txt', 'Airport Tram,0', `Airport Tram,${type}`),
    });
    expect(report.includes('trip T0 goes 11.1 km')).toBe(isNamed);
  },
);

test('S17: a feed without faults has no problems', async () => {
  expect(await reportOf()).toContain('No problems were found.');
});

type Row = readonly [what: string, changes: Changes, sentence: string];

const PROBLEMS: readonly Row[] = [
  [
    'an unknown stop',
    smallFile('stop_times.txt', 'T0,08:02:00,08:02:00,S1', 'T0,08:02:00,08:02:00,44'),
    'stop_times.txt line 3: stop 44 is not in stops.txt.',
  ],
  [
    'an unknown route',
    smallFile('trips.txt', 'R0,D,T0', 'R9,D,T0'),
    'trips.txt line 2: route R9 is not in routes.txt.',
  ],
  [
    'a longitude out of range',
    smallFile('stops.txt', 'Main & 2nd,43.0700,-89.3960', 'Main & 2nd,43.0700,-289.3960'),
    'stops.txt line 3: stop_lon "-289.3960" is not a longitude from -180 to 180.',
  ],
  [
    'a date that is no date',
    smallFile('calendar.txt', '20261231', '20261331'),
    'calendar.txt line 2: end_date "20261331" is not a date such as 20261031.',
  ],
  [
    'a trip that comes twice',
    smallFile('trips.txt', 'R0,D,T1,', 'R0,D,T0,'),
    'trips.txt line 3: trip T0 has an earlier row, and only that one counts.',
  ],
  [
    'a sequence that comes twice',
    smallFile('stop_times.txt', 'S1,2,', 'S1,1,'),
    'stop_times.txt line 3: stop_sequence 1 was used before in this trip.',
  ],
  [
    'a trip without times',
    smallFile(
      'stop_times.txt',
      'T1,25:00:00,25:00:00,S4,1,0,\nT1,25:02:00,25:02:00,S2,5,0,\nT1,25:04:00,25:04:00,S0,9,0,',
      'T1,,,S4,1,0,\nT1,,,S2,5,0,\nT1,,,S0,9,0,',
    ),
    'trips.txt line 3: trip T1 has no time at any stop, so no departures of it are shown.',
  ],
];

const WORTH_A_LOOK: readonly Row[] = [
  ['a route without a color', {}, 'routes.txt line 3: route R1 has no color.'],
  ['a trip without a headsign', {}, 'trips.txt line 4: trip T2 has no headsign'],
  [
    'capital letters',
    smallFile('stops.txt', 'Main & 2nd', 'MAIN STREET'),
    'stops.txt: 1 stop name of 5 is all capital letters, such as stop S1 (MAIN STREET).',
  ],
  [
    'one name for two stops',
    smallFile('stops.txt', 'Main & 2nd', 'Main & 3rd'),
    'stops.txt: 1 name belongs to several stops, such as "Main & 3rd": S1 and S2.',
  ],
  [
    'a stop far from the line',
    smallFile('stops.txt', 'Main & 2nd,43.0700', 'Main & 2nd,43.0750'),
    'stop S1 (Main & 2nd) is 548 m from the line of route 1.',
  ],
  [
    'a shape that is incomplete',
    smallFile(
      'shapes.txt',
      'H0,43.0701,-89.3940,2,480\nH0,43.0700,-89.3880,3,970',
      'H0,43.0701,-89.3990,2,480',
    ),
    'shapes.txt: the line of route 1 to Station A misses',
  ],
  [
    'a trip without a shape',
    smallFile('trips.txt', 'Station,0,H0', 'Station,0,'),
    'trips.txt: 2 trips of 3 have no shape, on route 1.',
  ],
  [
    'a bus that is too fast',
    smallFile('stops.txt', 'Main & 3rd,43.0700', 'Main & 3rd,43.5700'),
    'stop_times.txt line 4: trip T0 goes 55.6 km from stop S1 to stop S2 in 120 seconds.',
  ],
  [
    'time that goes back',
    smallFile('stop_times.txt', 'T0,08:04:00', 'T0,07:04:00'),
    'stop_times.txt line 4: trip T0 arrives earlier than it left the stop before.',
  ],
  [
    'a short name that is the route_id of another route',
    smallFile('routes.txt', 'R0,A,1,', 'R0,A,R1,'),
    'routes.txt: "R1" is also the short name or route_id of another route, so this one is "R1" for riders and R0 in addresses.',
  ],
  [
    'a station as a stop',
    smallFile('stop_times.txt', 'T0,08:02:00,08:02:00,S1', 'T0,08:02:00,08:02:00,C'),
    'stop_times.txt line 3: trip T0 stops at C, which stops.txt calls a station or an entrance. It is shown as a stop.',
  ],
];

test.each([
  ...PROBLEMS.map((row) => ['Problems:', ...row] as const),
  ...WORTH_A_LOOK.map((row) => ['Worth a look:', ...row] as const),
])('S17: under "%s" the report names %s', async (heading, _what, changes, sentence) => {
  const [, section = ''] = (await reportOf(changes)).split(`\n${heading}\n`);
  expect(section.split('\n\n')[0]).toContain(sentence);
});

test('S17: of many faults of one kind three are shown, and the rest is counted', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `T0,,,X${index},${index + 20},0,\n`);
  const report = await reportOf(smallFile('stop_times.txt', 'T1,25', `${rows.join('')}T1,25`));
  expect(report.match(/is not in stops\.txt/g)).toHaveLength(3);
  expect(report).toContain('stop_times.txt: the same in 17 more rows.');
});

test.each([
  ['20261222', 'The feed ends in 9 days, on December 31, 2026.'],
  ['20261230', 'The feed ends in 1 day, on December 31, 2026.'],
  ['20261231', 'The feed ends today.'],
  ['20270102', 'The feed ended 2 days ago, on December 31, 2026.'],
  ['20251230', 'The feed begins in 2 days, on January 1, 2026.'],
])('S17: on %s the report says when the feed is valid', async (today, sentence) => {
  expect(await reportOf({}, today)).toContain(sentence);
});

test('S17: the report says which routes have no service today', async () => {
  expect(await reportOf({}, '20260703')).toContain('1 of 2 routes has no service today: R1.');
  const none = await reportOf(smallFile('calendar_dates.txt', 'X,20260704,1\n', ''), '20260704');
  expect(none).toContain('No route has service today.');
});

test('S16, S17: names in a feed cannot control the terminal or fill the screen', async () => {
  const name = `\u001B[2J\u202E${'x'.repeat(5000)}`;
  const report = await reportOf(smallFile('agency.txt', '"Metro ""Transit"""', name));
  const [first = ''] = report.split('\n');
  expect(first).toMatch(/^\[2Jx{100}/);
  expect(first.length).toBeLessThan(600);
});
