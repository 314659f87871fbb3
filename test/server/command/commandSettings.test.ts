import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

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

/** The settings file that --save writes for these options, and what the server says of it. */
function saved(options: readonly string[], env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'curbside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'city.json');
  const command = parseCommandLine([...options, '--save', path]);
  const { file, save } = commandSettings(command, env, 'none.json');
  const hints = save();
  // It can be used.
  commandSettings(parseCommandLine(['--settings', path]), env, 'none.json');
  return { file, hints, text: readFileSync(path, 'utf8') };
}

test('S17: --save writes no key of a URL, names a variable for it, and says what to set it to', () => {
  const { file, hints, text } = saved(
    [
      '--gtfs=https://a.example/gtfs.zip?agency=A&api_key=0123456789',
      '--realtime=https://a.example/trips.pb?api_key=0123456789',
      '--realtime=https://b.example/buses.pb?token=abcdefghij',
      '--realtime=https://c.example/alerts.pb?key=public',
    ],
    { FEED_KEY: 'of another feed' },
  );
  expect(text).not.toMatch(/0123456789|abcdefghij/);
  const first = { variable: 'FEED_KEY_2', query: 'api_key' };
  expect(JSON.parse(text)).toMatchObject({
    source: {
      feed: { url: 'https://a.example/gtfs.zip?agency=A', secret: first },
      realtime: [
        { url: 'https://a.example/trips.pb', secret: first },
        { url: 'https://b.example/buses.pb', secret: { variable: 'FEED_KEY_3', query: 'token' } },
        'https://c.example/alerts.pb?key=public',
      ],
    },
  });
  expect(hints).toEqual([
    'Before that, set the environment variable FEED_KEY_2 to the api_key of https://a.example/gtfs.zip',
    'Before that, set the environment variable FEED_KEY_3 to the token of https://b.example/buses.pb',
  ]);
  // This start has the keys.
  expect(file.source).toMatchObject({ feed: { url: expect.stringContaining('0123456789') } });
});

test('S17: a URL with several keys is refused by --save before the feed is read', () => {
  expect(() => saved(['--gtfs=https://a.example/x?key=0123456789&token=abcdefghij'])).toThrow(
    '--save: https://a.example/x has several keys',
  );
});
