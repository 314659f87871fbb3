import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import type { LogEntry } from '../../../src/server/log.ts';
import { createLotForecasts } from '../../../src/server/lots/createLotForecasts.ts';
import { aLot } from '../../support/builders.ts';
import { createFakeClock } from '../../support/realtime/createFakeClock.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const FILE = 'lot-counts.v1.jsonl';

/** The forecasts of a server that starts with a folder. */
function start(folder: string) {
  const log: LogEntry[] = [];
  const clock = createFakeClock(NOON);
  const context = { log: (entry: LogEntry) => log.push(entry), clock, timeZone: () => 'UTC' };
  return { forecasts: createLotForecasts(folder, context), log, clock };
}
function temporaryFolder(): string {
  const top = mkdtempSync(join(tmpdir(), 'curbside-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  return join(top, 'lots');
}

/** Counts a lot every ten minutes for so many days before noon: it empties by a spot at a time. */
async function countFor(days: number, { forecasts }: ReturnType<typeof start>, lot = aLot()) {
  for (let now = NOON - days * DAY; now <= NOON; now += 10 * MINUTE) {
    const openSpots = 100 + ((now / (10 * MINUTE)) % 144);
    // oxlint-disable-next-line no-await-in-loop -- One poll after the other.
    await forecasts.add([{ ...lot, openSpots }], { countedAt: now, now });
  }
}
const askAgain = ({ forecasts }: ReturnType<typeof start>, change = {}, countedAt = NOON) =>
  forecasts.add([aLot({ openSpots: 172, ...change })], { countedAt, now: NOON });

test('C40: after two weeks a lot has a forecast, also after a restart', async () => {
  const folder = temporaryFolder();
  const before = start(folder);
  await countFor(14, before);
  const [lot] = await askAgain(before);
  expect(lot?.forecast?.map(({ at }) => Date.parse(at) - NOON)).toEqual(
    [15, 30, 60, 120].map((minutes) => minutes * MINUTE),
  );
  expect(lot?.forecast?.[3]).toMatchObject({ openSpots: 184 });
  await before.forecasts.save();
  const after = start(folder);
  await after.forecasts.load();
  expect(await askAgain(after)).toEqual([lot]);
  expect(after.log).toEqual([]);
});

test('C40: a lot that changes its size begins again', async () => {
  const server = start(temporaryFolder());
  await countFor(14, server);
  expect((await askAgain(server, { totalSpots: 500 }))[0]).not.toHaveProperty('forecast');
});

test('C43: without a count, and of counts that are old, nothing is said', async () => {
  const server = start(temporaryFolder());
  await countFor(14, server);
  expect((await askAgain(server, { openSpots: null }))[0]).not.toHaveProperty('forecast');
  expect((await askAgain(server, {}, NOON - 16 * MINUTE))[0]).not.toHaveProperty('forecast');
  expect((await askAgain(server))[0]).toHaveProperty('forecast');
});

test('C40: a file that is damaged is said in the log, and the lots are learned again', async () => {
  const folder = temporaryFolder();
  const before = start(folder);
  await countFor(1, before);
  await before.forecasts.save();
  const path = join(folder, FILE);
  writeFileSync(path, readFileSync(path, 'utf8').replace('100,', '900,'));
  const after = start(folder);
  await after.forecasts.load();
  expect(after.log).toMatchObject([{ event: 'lot counts not read' }]);
  expect((await askAgain(after))[0]).not.toHaveProperty('forecast');
});

test('C40: nothing is written for a feed without counts, and then at most every ten minutes', async () => {
  const folder = temporaryFolder();
  const server = start(folder);
  await server.forecasts.save();
  expect(existsSync(folder)).toBe(false);
  await askAgain(server);
  await server.forecasts.saveSometimes();
  expect(existsSync(folder)).toBe(false);
  await server.clock.advance(10 * MINUTE);
  await server.forecasts.saveSometimes();
  expect(existsSync(join(folder, FILE))).toBe(true);
});
