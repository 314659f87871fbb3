import { expect, test } from 'vitest';

import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import { snapshotFaults } from '../../support/gtfs/snapshot-faults.ts';

const barrie = realFeedPath('barrie-medium/google_transit.zip');
const ember = realFeedPath('ember-small');

test.skipIf(barrie === null)(`S6: imports the feed of Barrie${skipNote(barrie)}`, async () => {
  const { snapshot, report } = await importRealFeed(barrie ?? '', '20260701');
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
  expect(snapshotFaults(snapshot)).toEqual([]);
});

test.skipIf(ember === null)(
  `S6: imports the feed of Ember from a folder${skipNote(ember)}`,
  async () => {
    const { snapshot, report } = await importRealFeed(ember ?? '', '20261122');
    expect(report.counts).toMatchObject({ routes: 1, stops: 19, trips: 316, stopTimes: 4158 });
    expect(report.findings.map(({ kind }) => kind)).toEqual(['unused-files']);
    expect(snapshot.city).toMatchObject({ name: 'Ember', country: 'GB' });
    expect(snapshot.routes[0]?.directions.map(({ destination }) => destination)).toEqual([
      'Edinburgh',
      'Dundee',
    ]);
    expect(snapshotFaults(snapshot)).toEqual([]);
  },
);
