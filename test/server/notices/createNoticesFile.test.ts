import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { mixSources } from '../../../src/server/city/mixSources.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { createNoticesFile } from '../../../src/server/notices/createNoticesFile.ts';
import { OutageError } from '../../../src/service/OutageError.ts';
import { anAlert } from '../../support/builders.ts';
import { NOON, smallSource, type SmallOverrides } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { eventually } from '../../support/eventually.ts';
import { createFakeClock } from '../../support/realtime/createFakeClock.ts';

const MINUTE = 60_000;

/** The small city with a file of notices that can be changed. */
async function cityWithFile(text: string | null, overrides: SmallOverrides = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  const path = join(folder, 'notices.json');
  const write = (next: string) => writeFileSync(path, next);
  if (text !== null) write(text);
  const clock = createFakeClock(NOON);
  const log: LogEntry[] = [];
  const notices = createNoticesFile(
    { feed: { url: path }, seconds: 60, privateAddresses: false },
    { timeZone: () => 'America/Chicago', log: (entry) => log.push(entry), clock },
  );
  const city = mixSources(smallSource(overrides), { notices }, () => clock.now());
  await city.start?.();
  onTestFinished(async () => {
    await city.stop?.();
    rmSync(folder, { recursive: true });
  });
  const headers = async () => {
    const read = await city.alerts?.read(null, clock.now());
    return read?.value.map(({ header }) => Object.values(header)[0]);
  };
  return { city, clock, log, write, headers };
}

const SNOW = '[{ "header": "Snow", "routes": ["03"] }]';

test('N10: the notices of a file are beside those of the feed, and change with the file', async () => {
  const { clock, write, headers } = await cityWithFile(SNOW, {
    alerts: supply(async () => [anAlert()]),
  });
  expect(await headers()).toEqual(['Snow', 'Stop closed']);
  write('[{ "header": "Ice and fog" }]');
  await eventually(async () => {
    // On a busy machine, reading the file may take longer than the clock's turns.
    await clock.advance(2 * MINUTE);
    expect(await headers()).toEqual(['Ice and fog', 'Stop closed']);
  });
});

test('N10: a file that can no longer be read leaves its last version, and the operator is told', async () => {
  const { city, clock, write, headers, log } = await cityWithFile(SNOW);
  write('[{');
  await clock.advance(2 * MINUTE);
  await eventually(() =>
    expect(city.figures?.()[0]).toMatchObject({ feed: 'notices', isFailing: true }),
  );
  expect(await headers()).toEqual(['Snow']);
  expect(log.at(-1)).toMatchObject({ event: 'notices failed' });
});

test('N10: rows about what the city does not have are left out and named, never for the whole city', async () => {
  const { city, headers, log } = await cityWithFile(
    '[{ "alertID": "a", "header": "Snow", "routes": ["99"] }, { "header": "Ice", "stops": ["0100", "nowhere"] }, { "header": "x", "effect": "y" }]',
  );
  expect(await headers()).toEqual(['Ice']);
  const [figures] = city.figures?.() ?? [];
  expect(figures?.content).toBe('1 notice');
  expect(figures?.leftOut).toEqual({
    'notices that cannot be used': 2,
    'shown notices that name what the city does not have': 1,
  });
  expect(figures?.notes).toEqual([
    expect.stringMatching(/^Notice 3 is left out: /),
    'Notice 1, "Snow", names route 99, which the city does not have, so it is left out.',
    'Notice 2, "Ice", names stop nowhere, which the city does not have.',
  ]);
  expect(log.at(-1)).toMatchObject({ event: 'notices left out' });
});

test('N10: the log names rows that cannot be used before a rider asks, and each problem once', async () => {
  const { clock, headers, log } = await cityWithFile(
    '[{ "header": "Snow", "routes": ["99"] }, { "header": "x", "effect": "y" }]',
  );
  // On a busy machine, reading the file again may take longer than the clock's turns, which is logged, too.
  const reasons = () =>
    log.filter(({ event }) => event === 'notices left out').map(({ reason }) => reason);
  expect(reasons()).toEqual([expect.stringMatching(/^Notice 2 is left out: /)]);
  await headers();
  await clock.advance(2 * MINUTE);
  await headers();
  expect(reasons()).toEqual([
    expect.stringMatching(/^Notice 2 is left out: /),
    expect.stringMatching(/^Notice 1, "Snow", names route 99/),
  ]);
});

test('N10: a notice of a table is named by its line, as those of lots are', async () => {
  const { city, headers } = await cityWithFile('header,stops\nSnow,0100;99999\nIce,0100\nFog,9\n');
  expect(await headers()).toEqual(['Snow', 'Ice']);
  expect(city.figures?.()[0]?.notes).toEqual([
    'Notice 1 (line 2), "Snow", names stop 99999, which the city does not have.',
    'Notice 3 (line 4), "Fog", names stop 9, which the city does not have, so it is left out.',
  ]);
});

test('N10: where the feed or the file is down, the other is answered as a part', async () => {
  const down = supply(async (): Promise<never> => {
    throw new OutageError('down');
  });
  const { city } = await cityWithFile(SNOW, { alerts: down });
  expect(await city.alerts?.read(null, NOON)).toMatchObject({
    value: [{ header: { und: 'Snow' } }],
    gap: { fault: { message: 'down' } },
  });
  const missing = await cityWithFile(null, { alerts: supply(async () => [anAlert()]) });
  expect(await missing.headers()).toEqual(['Stop closed']);
  const both = await cityWithFile(null, { alerts: down });
  await expect(both.headers()).rejects.toThrow(OutageError);
});

test('N10, W2: a notice about a station, such as its elevator, is one about each of its platforms', async () => {
  const station = {
    stopID: 'central',
    intersection: 'Central',
    latitude: 43,
    longitude: -89,
    entrances: [],
  };
  const { city, log } = await cityWithFile(
    '[{ "header": "Elevator out of service", "effect": "accessibility issue", "stops": ["central"] }]',
    { stations: supply(async () => [{ ...station, platforms: ['0100', '0726'] }]) },
  );
  const read = await city.alerts?.read(null, NOON);
  expect(read?.value.map(({ concerns }) => concerns)).toEqual([[{ stops: ['0100', '0726'] }]]);
  expect(log).toEqual([]);
});
