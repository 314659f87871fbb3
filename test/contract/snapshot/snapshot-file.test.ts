import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { SnapshotFileError } from '../../../src/contract/snapshot/list-file.ts';
import {
  decodeSnapshot,
  decodeSnapshotSteps,
  encodeSnapshot,
} from '../../../src/contract/snapshot/snapshot-file.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported } from '../../support/feeds/report-of.ts';

const { snapshot } = await imported(aFeed());
const bytesOf = (text: string) => new TextEncoder().encode(text);
const text = [...encodeSnapshot(snapshot)].join('');

test('S6: reads back the snapshot that it wrote', () => {
  expect(decodeSnapshot(bytesOf(text))).toEqual(snapshot);
});

test('S4, S6: a snapshot says when its feed was read, unless an older version wrote it', () => {
  const dated = { ...snapshot, importedAt: 1_795_197_600_000 };
  const written = [...encodeSnapshot(dated)].join('');
  expect(decodeSnapshot(bytesOf(written))).toEqual(dated);
  expect(text).not.toContain('importedAt');
  const damaged = written.replace('1795197600000', '"soon"');
  expect(() => decodeSnapshot(bytesOf(damaged))).toThrow(SnapshotFileError);
});

test('S6: a long snapshot is written and read in parts', () => {
  const ids = Array.from({ length: 50_001 }, (_, index) => `trip ${index}`);
  const long = { ...snapshot, trips: { ...snapshot.trips, ids } };
  const parts = [...encodeSnapshot(long)];
  expect(parts.length).toBeGreaterThan([...encodeSnapshot(snapshot)].length);
  const bytes = bytesOf(parts.join(''));
  expect(decodeSnapshot(bytes)).toEqual(long);
  const steps = decodeSnapshotSteps(bytes);
  let pauses = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(bytes.length / 150_000);
  expect(step.value).toEqual(long);
});

const WRITTEN = join(import.meta.dirname, 'written');
test.each(readdirSync(WRITTEN))('S6: reads %s, as it was written then', (name) => {
  const { importedAt, ...written } = decodeSnapshot(readFileSync(join(WRITTEN, name)));
  // Older versions had no IDs of agencies.
  const routes = snapshot.routes.map(({ agencyID: _id, ...route }) => route);
  expect(written).toEqual({ ...snapshot, routes });
  expect(importedAt).toBe(name.includes('dated') ? 1_795_197_600_000 : undefined);
});

test('S6: lists of a later version are skipped', () => {
  const [head = '', ...rest] = [...encodeSnapshot(snapshot)];
  const later = [head.replace('"format":4', '"format":5'), '["fares",[{"price":2}]]\n', ...rest];
  expect(decodeSnapshot(bytesOf(later.join('')))).toEqual(snapshot);
});

test.each([
  ['cut off', text.slice(0, -10)],
  ['cut off after a line', text.replace(/.*\n$/, '')],
  ['without its trips', text.replace('["trips.ids",', '["trips.other",')],
  ['without its stops', text.replace(/\["stops",.*\n/, '')],
  ['with text where a number belongs', text.replace('"lat":43.07', '"lat":"43.07"')],
  ['an empty file', ''],
  ['no object', '[]'],
  ['of format 1 without its trips', '{"format":1,"contentHash":"a","routes":[]}'],
])('S6: refuses a snapshot that is %s', (_, damaged) => {
  expect(damaged).not.toBe(text);
  expect(() => decodeSnapshot(bytesOf(damaged))).toThrow(SnapshotFileError);
});
