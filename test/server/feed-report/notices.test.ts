import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { printFeedReport } from '../../../src/server/feed-report/printFeedReport.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';

/** The report's lines on a file of notices, without its folder's name; beside the small feed if asked. */
async function reportOn(name: string, content: string, hasFeed = false) {
  const folder = testFolder();
  const path = join(folder, name);
  writeFileSync(path, content);
  const feed = join(folder, 'feed.zip');
  if (hasFeed) writeFileSync(feed, await zipOf(smallFeed()));
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(`${folder}/`, ''));
  const args = [...(hasFeed ? [feed] : []), '--notices', path];
  const code = await printFeedReport(args, { print, progress: () => {} });
  const first = lines.findIndex((line) => line.startsWith('Notices'));
  return { code, lines: first === -1 ? lines : lines.slice(first) };
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const TABLE = [
  'header,effect,from,until,routes,stops',
  'Snow,significant delays,,,01,',
  `Fair,detour,${day(3)},${day(5)},,`,
  `Marathon,detour,${day(-5)},${day(-3)},,`,
  'Stop closed,no servis,,,,',
].join('\n');

test('S17, N10: a file of notices is explained alone, with its problems', async () => {
  const { code, lines } = await reportOn('notices.csv', TABLE);
  expect(lines.slice(0, 5)).toEqual([
    'Notices, from notices.csv:',
    '3 notices: 1 in force now, 1 later, 1 over.',
    'Name the GTFS feed, too, to check the routes and stops of the notices.',
    '',
    'Problems:',
  ]);
  expect(lines[5]).toMatch(/^- Notice 4 \(line 5\) is left out: "effect" is/);
  expect(code).toBe(0);
});

test('S17, N10: beside a feed, routes and stops that it does not have are named', async () => {
  const notices = [
    { header: 'Everywhere' },
    { header: 'Known', routes: ['1', 'Z9'], stops: [] },
    { header: 'Nobody', stops: ['nowhere'] },
  ];
  const { lines } = await reportOn('notices.json', JSON.stringify(notices), true);
  expect(lines).toEqual([
    'Notices, from notices.json:',
    '2 notices: 2 in force now, 0 later, 0 over.',
    '',
    'Problems:',
    '- Notice 3, "Nobody", names stop nowhere, which the city does not have, so it is left out.',
    '',
    'Worth a look:',
    '- Notice 2, "Known", names route Z9, which the city does not have.',
  ]);
});

test('S17, N10: a file that is no list of notices would be refused, and the exit code says so', async () => {
  const { code, lines } = await reportOn('notices.csv', 'title\nSnow');
  expect(lines).toEqual([
    '',
    'notices.csv would be refused.',
    '',
    'Problems:',
    '- The file has no column "header": its first row names the columns.',
  ]);
  expect(code).toBe(1);
});
