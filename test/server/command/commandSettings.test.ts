import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { parseCommandLine } from '../../../src/server/command/commandLine.ts';
import { commandSettings } from '../../../src/server/command/commandSettings.ts';

test('S17: lots of the command line are a JSON file in the shape of the interface', () => {
  const command = parseCommandLine(['--gtfs=feed.zip', '--lots=lots.json', '--private-addresses']);
  const { source } = commandSettings(command, {}, 'none.json').file;
  expect(source).toMatchObject({
    kind: 'gtfs',
    feed: { url: resolve('feed.zip') },
    lots: { kind: 'v2', feed: { url: resolve('lots.json') }, privateAddresses: true },
  });
});

test.each([
  ['a folder that does not exist', '/nowhere/city.json', '--save: there is no folder /nowhere'],
  ['a file for a folder', join(import.meta.filename, 'city.json'), '--save: there is no folder '],
  [
    'a file that exists',
    import.meta.filename,
    `--save: ${import.meta.filename} already exists. Start with --settings ${import.meta.filename}, or choose another name`,
  ],
])('S17: %s is refused by --save before the feed is read', (_what, path, message) => {
  const command = parseCommandLine(['--gtfs=feed.zip', '--save', path]);
  expect(() => commandSettings(command, {}, 'none.json')).toThrow(message);
});

test('G1: several feeds of the command line are named, each with the live data after it', () => {
  const command = parseCommandLine([
    '--gtfs=barrie/google_transit.zip',
    '--realtime=https://barrie.example/a.pb',
    '--gtfs=https://data.rail.example/gtfs/v2/Rail%20North.zip?key=none',
    '--gtfs=https://www.coach.example/gtfs.zip',
    '--gtfs=other/Barrie.zip',
  ]);
  const { source } = commandSettings(command, {}, 'none.json').file;
  const feeds = source.kind === 'gtfs' ? source.feeds : undefined;
  expect(feeds?.map(({ name, realtime }) => [name, realtime.length])).toEqual([
    ['barrie', 1],
    ['Rail-20North', 0],
    ['coach.example', 0],
    ['Barrie-2', 0],
  ]);
});
