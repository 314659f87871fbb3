import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../../../src/contract/journeys/journeys.ts';
import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../../support/builders.ts';
import { aFeed, FEED_DAY } from '../../../support/feeds/a-feed.ts';
import { stopTimes } from '../../../support/gtfs/stopTimes.ts';
import { aPage, aServer } from '../../../support/pocket/aPage.ts';

/** The city is in Chicago. */
const FEED = aFeed({
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,stop_timezone
s1,First St,43.0700,-89.4000,
s2,Second St,43.0750,-89.4000,America/New_York
s3,Third St,43.0800,-89.4000,America/Chicago
s4,Fourth St,43.0850,-89.4000,Nowhere/Land
s5,Fifth St,43.0860,-89.4000,`,
  'stop_times.txt': stopTimes('t1: s1 08:00, s2 08:05, s3 08:10, s4 08:15, s5 08:20'),
});

test('T2: the times of a stop in another time zone are in that zone, which the answer names', async () => {
  const read = await importGtfs(FEED, { today: FEED_DAY, contentHash: 'x' });
  const now = Date.parse('2026-06-01T08:01-05:00');
  const settings = theSettings({ service: { baseUrl: '', key: 'k' } });
  const service = createService(
    createSnapshotSource({ ...read, importedAt: now }),
    settings,
    () => now,
  );
  const jsonOf = async (path: string): Promise<unknown> =>
    (await service(new Request(`http://city.test/${path}`))).json();
  const stopAt = (stopID: string) => jsonOf(`v1/getarrivals?key=k&stopID=${stopID}`);
  expect(await stopAt('s2')).toMatchObject({
    timestamp: '8:01am',
    stop: {
      timeZone: 'America/New_York',
      route: [{ expectedAt: '2026-06-01T09:05:00-04:00', arrivalTime: '9:05am' }],
    },
  });
  for (const [stopID, clock] of [
    ['s3', '8:10am'],
    ['s4', '8:15am'],
  ] as const) {
    const here = await stopAt(stopID);
    expect(here).toMatchObject({ stop: { route: [{ arrivalTime: clock }] } });
    expect(here).not.toHaveProperty('stop.timeZone');
  }
  expect(await jsonOf('v1/gettrip?key=k&tripID=20260601.t1')).toMatchObject({
    trip: {
      stops: [
        { stopID: 's1', expectedAt: '2026-06-01T08:00:00-05:00' },
        { timeZone: 'America/New_York', expectedAt: '2026-06-01T09:05:00-04:00' },
        expect.not.objectContaining({ timeZone: expect.anything() }),
        { stopID: 's4' },
        { stopID: 's5' },
      ],
    },
  });
  expect(await jsonOf('timetables/s2/20260601.json')).toMatchObject({
    timeZone: 'America/New_York',
    departures: [{ at: '2026-06-01T09:05:00-04:00' }],
  });
});

test('J5: each stop of a way names its time zone where it is not the city’s, also without a network', async () => {
  const read = await importGtfs(FEED, { today: FEED_DAY, contentHash: 'x' });
  const now = Date.parse('2026-06-01T07:58-05:00');
  const source = createSnapshotSource({ ...read, importedAt: now });
  const server = { ...aServer(), source };
  const { pocket } = aPage(server, null, now);
  await pocket.update();
  server.isDown = true;
  const service = createService(source, theSettings(), () => now);
  const zonesFrom = async (from: string, to: string) => {
    const path = `/v1/getjourneys?key=test-key&from=${from}&to=${to}`;
    const text = await (await service(new Request(`http://city.test${path}`))).text();
    expect((await pocket.answer(path))?.body).toBe(text);
    const { journeys } = z.parse(JourneysAnswer, JSON.parse(text));
    return journeys.map(({ legs }) => legs.map((leg) => [leg.from.timeZone, leg.to.timeZone]));
  };
  const there = 'America/New_York';
  expect(await zonesFrom('s1', 's2')).toEqual([[[undefined, there]]]);
  expect(await zonesFrom('43.0751,-89.4003', 's4')).toEqual([
    [
      [undefined, there],
      [there, undefined],
    ],
  ]);
  // On foot alone, from the stop.
  expect(await zonesFrom('s2', '43.0751,-89.4020')).toEqual([[[there, undefined]]]);
});
