import { expect, test } from 'vitest';

import {
  decodeSnapshot,
  encodeSnapshot,
  SnapshotFileError,
} from '../../src/contract/snapshot-file.ts';
import { importGtfs } from '../../src/feeds/gtfs/importGtfs.ts';
import { aFeed, FEED_DAY } from '../support/a-feed.ts';

const { snapshot } = await importGtfs(aFeed(), { today: FEED_DAY, contentHash: 'abc' });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const text = [...encodeSnapshot(snapshot)].join('');

test('S6: reads back the snapshot that it wrote', () => {
  expect(decodeSnapshot(bytesOf(text))).toEqual(snapshot);
});

test('S6: writes long lists in parts', () => {
  const ids = Array.from({ length: 50_001 }, (_, index) => `trip ${index}`);
  const long = { ...snapshot, trips: { ...snapshot.trips, ids } };
  const parts = [...encodeSnapshot(long)];
  expect(parts.length).toBeGreaterThan([...encodeSnapshot(snapshot)].length);
  expect(decodeSnapshot(bytesOf(parts.join('')))).toEqual(long);
});

test.each([
  ['cut off', text.slice(0, -10)],
  ['of another version', text.replace('"format":1', '"format":2')],
  ['without its trips', text.replace('"trips":', '"other":')],
  ['with text where a number belongs', text.replace('"lat":43.07', '"lat":"43.07"')],
  ['an empty file', ''],
  ['no object', '[]'],
])('S6: refuses a snapshot that is %s', (_, damaged) => {
  expect(damaged).not.toBe(text);
  expect(() => decodeSnapshot(bytesOf(damaged))).toThrow(SnapshotFileError);
});
