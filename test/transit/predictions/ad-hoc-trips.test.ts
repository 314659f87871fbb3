import { describe, expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import {
  ADDED,
  aBus,
  at,
  comes,
  late,
  messageOf,
  openSmallLiveCity,
} from '../../support/times/small-live-city.ts';

const { tripID: _tripID, ...AD_HOC } = ADDED;
const later = [comes('s1', '08:05'), comes('s3', '08:12'), comes('s5', '08:16')];

describe('added trips without an ID', () => {
  const TWO: readonly (readonly [differ: string, one: FeedUpdate, other: FeedUpdate])[] = [
    ['their direction', { directionID: 0 }, { directionID: 1 }],
    ['their vehicle', { vehicleID: '1' }, { vehicleID: '2' }],
    [
      'their vehicle, though they start together',
      { startTime: '08:03:00', vehicleID: '1' },
      { startTime: '08:03:00', vehicleID: '2' },
    ],
    ['their start', { startTime: '08:03:00' }, { startTime: '08:05:00' }],
    ['their first stop', {}, { stops: later.slice(1) }],
  ];
  test.each(TWO)('T6: are two if they differ in %s', async (_differ, one, other) => {
    const city = await openSmallLiveCity();
    const counts = city.send([
      { ...AD_HOC, ...one },
      { ...AD_HOC, stops: later, ...other },
    ]);
    expect(city.board()).toEqual(['7 added 08:08 live', '7 08:10', '7 added 08:12 live']);
    const ids = city.arrivals('s3', at('08:01') * 1000, 30)?.arrivals.map(({ tripID }) => tripID);
    expect(new Set(ids).size).toBe(ids?.length);
    expect(counts).toEqual({});
  });

  test('T6: are one if they differ in nothing', async () => {
    const city = await openSmallLiveCity();
    expect(city.send([AD_HOC, AD_HOC])).toEqual({ repeatedTrip: 1 });
    expect(city.board()).toEqual(['7 added 08:08 live', '7 08:10']);
  });
});

describe('the bus of a duplicated trip', () => {
  const COPY: FeedUpdate = {
    tripID: 't',
    relationship: 6,
    copy: { tripID: 'copy', startDate: FEED_DAY, startTime: '08:08:00' },
    stops: [late(1, 60)],
  };
  const NOW = at('08:10') * 1000;

  test.each([
    ['the copy’s name', { tripID: 'copy', routeID: 'r1' }],
    ['its own name and the copy’s start', { tripID: 't', startTime: '08:08:00' }],
  ])('T6: is known by %s, also of another feed', async (_name, named) => {
    const bus = { ...aBus('copy', 2, '08:10'), ...named, status: 2 };
    for (const messages of [
      [messageOf([COPY], '08:10', [bus])],
      [messageOf([COPY], '08:10'), messageOf([], '08:10', [bus])],
    ]) {
      const city = await openSmallLiveCity();
      city.see(messages, NOW);
      const rows = city.arrivals('s3', NOW, 30)?.arrivals ?? [];
      const copy = rows.find(({ state }) => state === 'added');
      expect(copy).toMatchObject({ vehicleID: 'bus of copy', stopsAway: 1, basis: 'reported' });
    }
  });
});

describe('trip IDs with the date of their export', () => {
  const open = (...ids: readonly string[]) =>
    openLiveCity(
      aFeed({
        'trips.txt': `\n${ids.map((id) => `r1,daily,${id},North,0,`).join('\n')}`,
        'stop_times.txt': stopTimes(...ids.map((id) => `${id}: s1 08:00, s2 08:05, s3 08:10`)),
      }),
      FEED_DAY,
    );
  const isLive = async (sent: string, ...ids: readonly string[]) => {
    const city = await open(...ids);
    const [reading] = city.see(
      [messageOf([{ tripID: sent, stops: [late(1, 120)] }])],
      at('08:01') * 1000,
    );
    const rows = city.arrivals('102', at('08:01') * 1000, 30)?.arrivals ?? [];
    return {
      live: rows.filter(({ basis }) => basis === 'reported').length,
      example: /timetable does not have \(1, such as "([^"]+)"/.exec(
        reading?.notes.join(' ') ?? '',
      )?.[1],
    };
  };

  test.each([
    ['20260601-17', '20260529-17', '20260529-18'],
    ['17_2026-06-01', '17_2026-05-29', '18_2026-05-29'],
    ['17_20260601T0412Z', '17_20260529T0100Z', '18_20260529T0100Z'],
  ])('F15: %s is the trip %s', async (sent, ...ids) => {
    expect(await isLive(sent, ...ids)).toEqual({ live: 1, example: undefined });
  });

  test('F15, T6: an ID whose rest is no trip’s is named to the operator', async () => {
    expect(await isLive('20260601-19', '20260529-17')).toEqual({ live: 0, example: '20260601-19' });
  });
});
