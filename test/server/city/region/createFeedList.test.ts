import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { createGtfsSource } from '../../../../src/server/city/createGtfsSource.ts';
import { createFeedList } from '../../../../src/server/city/region/createFeedList.ts';
import type { LogEntry } from '../../../../src/server/log.ts';
import type { FeedSettings } from '../../../../src/server/settings/source-settings.ts';
import { StartupError } from '../../../../src/server/StartupError.ts';
import { feedZip, runImport, GTFS_DEFAULTS } from '../../../support/cities/region-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { testFolder } from '../../../support/feeds/feed-reader.ts';
import { zipFile } from '../../../support/feeds/zip-file.ts';
import { createFakeClock } from '../../../support/realtime/createFakeClock.ts';
import { pollsOf } from '../../feeds/realtime/start-feeds.ts';

let top = '';
beforeEach(() => {
  top = testFolder();
});

const settingsOf = (name: string): FeedSettings => ({
  ...GTFS_DEFAULTS,
  name,
  feed: { url: join(top, `${name}.zip`) },
  folder: join(top, 'cache'),
});

const writeArchive = (name: string, paths: readonly string[]) =>
  writeFileSync(
    join(top, `${name}.zip`),
    zipFile(paths.map((path) => ({ name: path, text: feedZip(path) }))),
  );

/** A list of feeds that only note that they run. `onStart` is called for each, with its name. */
function listOf(settings: readonly FeedSettings[], onStart: (name: string) => void = () => {}) {
  const running: string[] = [];
  const log: LogEntry[] = [];
  const clock = createFakeClock(0);
  const list = createFeedList(settings, {
    log: (entry) => log.push(entry),
    cacheFolder: join(top, 'cache'),
    open(own) {
      const { name } = own;
      const source = createGtfsSource(own, {
        log: () => {},
        clock: () => 0,
        runImport,
        polls: pollsOf(async () => new Response(), clock),
      });
      return {
        name,
        source: {
          ...source,
          async start() {
            running.push(name);
            onStart(name);
          },
          async stop() {
            running.splice(running.indexOf(name), 1);
          },
        },
      };
    },
    onChange: async () => {},
  });
  return { list, running, log, names: () => list.feeds().map(({ name }) => name) };
}

test('F1: feeds of an archive keep their names when another of the same name comes', async () => {
  writeArchive('all', ['east/bus.zip', 'west/bus.zip']);
  const { list, names, running } = listOf([settingsOf('all')]);
  await list.start();
  const before = list.feeds();
  expect(names()).toEqual(['all-bus', 'all-bus-2']);
  writeArchive('all', ['central/bus.zip', 'east/bus.zip', 'west/bus.zip']);
  list.follow();
  await eventually(() => expect(names()).toEqual(['all-bus-3', 'all-bus', 'all-bus-2']));
  expect(list.feeds()).toEqual(expect.arrayContaining([...before]));
  expect(running).toEqual(['all-bus', 'all-bus-2', 'all-bus-3']);
  await list.stop();
});

test('F1: while an archive is missing, it keeps its feeds, and others are followed', async () => {
  writeArchive('gone', ['bus.zip', 'rail.zip']);
  writeArchive('here', ['bus.zip', 'rail.zip']);
  const { list, names, log } = listOf([settingsOf('gone'), settingsOf('here')]);
  await list.start();
  rmSync(join(top, 'gone.zip'));
  writeArchive('here', ['bus.zip', 'ferry.zip', 'rail.zip']);
  list.follow();
  await eventually(() => expect(names()).toContain('here-ferry'));
  expect(names()).toEqual(['gone-bus', 'gone-rail', 'here-bus', 'here-ferry', 'here-rail']);
  expect(log).not.toContainEqual(expect.objectContaining({ event: 'archives not followed' }));
  await list.stop();
});

test('F1: a feed that is found while the city stops does not start', async () => {
  writeArchive('all', ['bus.zip', 'rail.zip']);
  const { list, running } = listOf([settingsOf('all')]);
  await list.start();
  writeArchive('all', ['bus.zip', 'ferry.zip', 'rail.zip']);
  list.follow();
  await list.stop();
  expect(running).toEqual([]);
});

test('F1: a city that stops before its feeds are found starts none', async () => {
  writeArchive('all', ['bus.zip', 'rail.zip']);
  const { list, running } = listOf([settingsOf('all')]);
  const started = list.start();
  await list.stop();
  expect(await started).toEqual([]);
  expect(running).toEqual([]);
});

test('F1: feeds that come with one that fails by a fault stop, and are tried again', async () => {
  writeArchive('all', ['bus.zip', 'rail.zip']);
  let isFaulty = true;
  const { list, running, log } = listOf([settingsOf('all')], (name) => {
    if (isFaulty && name === 'all-tram') throw new Error('a fault');
  });
  await list.start();
  writeArchive('all', ['bus.zip', 'ferry.zip', 'rail.zip', 'tram.zip']);
  list.follow();
  await eventually(() =>
    expect(log).toMatchObject([{ event: 'archives not followed', error: 'Error: a fault' }]),
  );
  expect(running).toEqual(['all-bus', 'all-rail']);
  isFaulty = false;
  list.follow();
  await eventually(() => expect(running).toEqual(['all-bus', 'all-rail', 'all-ferry', 'all-tram']));
  await list.stop();
});

test('G1: why feeds of the settings can’t be read is said beside what an archive’s new feeds say', async () => {
  mkdirSync(join(top, 'all.zip'));
  const { list } = listOf([settingsOf('all'), settingsOf('other')], (name) => {
    if (name === 'all') {
      rmSync(join(top, 'all.zip'), { recursive: true });
      writeArchive('all', ['bus.zip', 'rail.zip']);
    } else throw new StartupError('unreadable');
  });
  expect(await list.start()).toEqual([
    'other: unreadable',
    'all-bus: unreadable',
    'all-rail: unreadable',
  ]);
  await list.stop();
});
