import { expect, test } from 'vitest';

import type { Snapshot } from '../../../src/contract/snapshot.ts';
import type { FeedReport } from '../../../src/feeds/gtfs/FeedReport.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { openFeedFiles } from '../../../src/server/import/files/openFeedFiles.ts';
import { realFeed } from '../../support/real-feeds.ts';

const barrie = realFeed(process.cwd(), 'barrie-medium/google_transit.zip');
const ember = realFeed(process.cwd(), 'ember-small');

async function importFrom(
  path: string,
  today: string,
): Promise<{ readonly snapshot: Snapshot; readonly report: FeedReport }> {
  const files = await openFeedFiles(path);
  try {
    return await importGtfs(files, { today, contentHash: 'abc' });
  } finally {
    files.close();
  }
}

/** What is wrong with the references of a snapshot. */
function brokenReferences(snapshot: Snapshot): string[] {
  const faults: string[] = [];
  const check = (name: string, values: readonly number[], length: number) => {
    if (values.some((value) => !(value >= 0 && value < length))) faults.push(name);
  };
  for (const [index, pattern] of snapshot.patterns.entries()) {
    const { directions = [] } = snapshot.routes[pattern.route] ?? {};
    check('stop', pattern.stops, snapshot.stops.length);
    check('direction', [pattern.directions].flat(), directions.length);
    if (pattern.line !== -1) check('line', [pattern.line], snapshot.lines.length);
    if (pattern.line !== -1 && pattern.distances.length !== pattern.stops.length)
      faults.push(`distances of pattern ${index}`);
    if (pattern.distances.some((each, at) => each < (pattern.distances[at - 1] ?? 0)))
      faults.push(`pattern ${index} goes back`);
  }
  for (const { directions, services } of snapshot.routes) {
    check('service', services, snapshot.services.length);
    for (const { stops, lines } of directions) {
      check('stop of a direction', stops, snapshot.stops.length);
      check('line of a direction', lines, snapshot.lines.length);
      if (new Set(stops).size !== stops.length) faults.push('a stop twice');
    }
  }
  check('pattern of a trip', snapshot.trips.patterns, snapshot.patterns.length);
  check('service of a trip', snapshot.trips.services, snapshot.services.length);
  return faults;
}

test.skipIf(barrie === null)('S6: imports the feed of Barrie (if it is here)', async () => {
  const { snapshot, report } = await importFrom(barrie ?? '', '20260701');
  expect(report.counts).toMatchObject({ routes: 16, stops: 565, trips: 2295, stopTimes: 89_431 });
  expect(snapshot.city).toMatchObject({
    name: 'Barrie Transit',
    timeZone: 'America/New_York',
    country: 'CA',
    firstDate: '20260628',
    lastDate: '20261031',
  });
  expect(snapshot.city.center.lat).toBeCloseTo(44.38, 1);
  expect(snapshot.city.center.lon).toBeCloseTo(-79.69, 1);
  expect(report.findings.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
    'scattered-rows shapes.txt',
  ]);
  expect(snapshot.routes.every(({ directions }) => directions.length > 0)).toBe(true);
  expect(brokenReferences(snapshot)).toEqual([]);
});

test.skipIf(ember === null)(
  'S6: imports the feed of Ember from a folder (if it is here)',
  async () => {
    const { snapshot, report } = await importFrom(ember ?? '', '20261122');
    expect(report.counts).toMatchObject({ routes: 1, stops: 19, trips: 316, stopTimes: 4158 });
    expect(report.findings).toEqual([]);
    expect(snapshot.city).toMatchObject({ name: 'Ember', country: 'GB' });
    expect(snapshot.routes[0]?.directions.map(({ destination }) => destination)).toEqual([
      'Edinburgh',
      'Dundee',
    ]);
    expect(brokenReferences(snapshot)).toEqual([]);
  },
);
