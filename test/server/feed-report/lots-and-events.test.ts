import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { printFeedReport } from '../../../src/server/feed-report/printFeedReport.ts';
import { calendarOf } from '../../support/feeds/calendars.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** The report's lines, without the folder's name. */
async function reportOn(...args: readonly string[]) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(`${folder}/`, ''));
  return { code: await printFeedReport(args, { print, progress: () => {} }), lines };
}

const CSV = 'Nr;Name;Kapazität;frei;lat;lon;Stand\n1;A;100;60;41.9;-87.65;soon\nSumme;;100;60;;;';

test('S17: a table of lots is explained without settings, with the columns that were guessed', async () => {
  const { code, lines } = await reportOn('--lots', write('lots.csv', CSV));
  expect(lines).toEqual([
    '',
    'Parking lots, from lots.csv:',
    '1 lot, 0 with a count, 1 with a place.',
    'No time of the counts can be used.',
    'Read as csv without settings: id is "Nr", name is "Name", open is "frei", total is "Kapazität", lat is "lat", lon is "lon", time is "Stand". If that is wrong, name the columns in a settings file and add --settings.',
    '',
    'Problems:',
    '- lots.csv line 2, column Stand: A has the time "soon", which can\'t be read as a date with a time of day, so its count is not shown as live.',
    '- lots.csv line 3: "Summe" is the total of the others.',
  ]);
  expect(code).toBe(0);
});

test.each([
  ['lots.csv', 'Nr;Name;frei;lat;lon;Betreiber;Höhe m\n1;A;6;41.9;-87.65;Stadt;2'],
  [
    'lots.json',
    JSON.stringify({
      fields: [],
      lots: [
        {
          Nr: 1,
          Name: 'A',
          frei: 6,
          geo: { lat: 41.9, lon: -87.65 },
          Betreiber: 'Stadt',
          'Höhe m': 2,
        },
      ],
    }),
  ],
])('S17: the columns of %s that are not used are named', async (name, content) => {
  const { lines } = await reportOn('--lots', write(name, content));
  expect(lines[4]).toContain('open is "frei"');
  expect(lines[4]).toContain(' Not used: "Betreiber", "Höhe m". If that is wrong');
});

test('S17: a table of which nothing is recognized says so, and which columns it has', async () => {
  const { code, lines } = await reportOn('--lots', write('lots.csv', 'α;β\n1;2'));
  expect(lines.at(-1)).toBe(
    '- Read as csv without settings: no column was recognized. Not used: "α", "β". If that is wrong, name the columns in a settings file and add --settings.',
  );
  expect(code).toBe(1);
});

test('S17: lots are read as the settings say, and beside a GTFS feed their places are checked', async () => {
  const settings = {
    service: { baseUrl: '', key: 'k' },
    source: {
      kind: 'gtfs',
      feed: 'feed.zip',
      lots: {
        kind: 'csv',
        feed: 'x.csv',
        columns: { id: 'Nr', open: 'frei', lat: 'lat', lon: 'lon' },
      },
    },
  };
  const path = write('curbside.json', JSON.stringify(settings));
  const feed = write('feed.zip', await zipOf(smallFeed()));
  const { lines } = await reportOn(
    feed,
    '--lots',
    write('lots.csv', CSV.replace('41.9;-87.65', '-33.9;151.2')),
    '--settings',
    path,
  );
  expect(lines).toContain(
    '- lots.csv line 2: 1 has lat "-33.9" and lon "151.2", far from this city\'s stops.',
  );
  expect(lines[0]).toContain('Metro');
  const without = await reportOn(feed, '--settings', path);
  expect(without.lines.slice(-2)).toEqual([
    '',
    'The lots of curbside.json are not read: name their file with --lots.',
  ]);
  expect(without.code).toBe(0);
  expect(lines.join()).not.toContain('are not read');
});

test('S17: counts without a column of times have no time of their own', async () => {
  const { lines } = await reportOn('--lots', write('lots.csv', 'id;name;frei\n1;A;5\n2;B;6'));
  expect(lines).toContain('The counts have no time of their own.');
});

test('S17, F24: beside an archive of several feeds, a lot may be near the stops of any of them', async () => {
  const south = smallFeed();
  const stops = Buffer.from(south.get('stops.txt') ?? []).toString();
  const north = smallFeed({ 'stops.txt': stops.replaceAll('43.07', '48.07') });
  const feeds = await zipOf(
    new Map([
      ['north.zip', await zipOf(north)],
      ['south.zip', await zipOf(south)],
    ]),
  );
  const { lines } = await reportOn(
    write('feeds.zip', feeds),
    '--lots',
    write(
      'lots.csv',
      'id;name;frei;lat;lon\n1;A;5;43.1;-89.4\n2;B;5;48.1;-89.4\n3;C;5;-33.9;151.2',
    ),
  );
  expect(lines.filter((line) => line.includes("far from this city's stops"))).toEqual([
    '- lots.csv line 4: C has lat "-33.9" and lon "151.2", far from this city\'s stops.',
  ]);
});

test('S17: a calendar is explained with its findings', async () => {
  const events = write('arena.ics', calendarOf(['DTSTART:tomorrow'], ['DTSTART:20200101T190000Z']));
  const { code, lines } = await reportOn('--events', events);
  expect(lines).toEqual([
    '',
    'Events, from arena.ics:',
    '1 event, 0 dates in the next 60 days.',
    '',
    'Problems:',
    '- arena.ics line 4, DTSTART: Match starts at "tomorrow", which is no date, so it is left out.',
  ]);
  expect(code).toBe(0);
});

test('S17: files that would be refused give exit code 1 and the cause, and the others are explained', async () => {
  const { code, lines } = await reportOn(
    '--lots',
    write('lots.csv', 'id;name;frei\n;;5'),
    '--events',
    write('page.ics', '<!doctype html>'),
    '--events',
    write('good.ics', calendarOf()),
  );
  expect(lines).toEqual([
    '',
    'lots.csv would be refused.',
    '',
    'Problems:',
    '- No row of the file is a lot. Left out: lots without a name (1). Check "columns" in the settings.',
    '- lots.csv line 2, column id: the cell is empty.',
    '- Read as csv without settings: id is "id", name is "name", open is "frei". If that is wrong, name the columns in a settings file and add --settings.',
    '',
    'page.ics would be refused.',
    '',
    'Problems:',
    '- The file is not an iCalendar file, but a web page or XML.',
    '',
    'Events, from good.ics:',
    '0 events, 0 dates in the next 60 days.',
    '',
    'No problems were found.',
  ]);
  expect(code).toBe(1);
});
