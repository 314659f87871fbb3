import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import {
  aBus,
  at,
  late,
  LIVE_CITY_FILES,
  messageOf,
  ofTrip,
  openSmallLiveCity,
} from '../../support/times/small-live-city.ts';

test('T11: a late bus that drives to its first stop along its line has not begun its trip', async () => {
  const city = await openSmallLiveCity();
  const driving = { ...aBus('t', 3, '08:02'), status: 2 };
  city.send([ofTrip(late(1, 480), late(2, 480))], '08:02', [driving]);
  expect(city.board('s2', '08:02')).toEqual(['7 08:13 live']);
  // A delay of the whole trip says nothing of how far it is.
  city.send([{ tripID: 't', delay: 480 }], '08:02', [driving]);
  expect(city.board('s2', '08:02')).toEqual([]);
});

test('T6: a bus that is seen does not keep to a clock of its agency that is an hour behind', async () => {
  const city = await openLiveCity(aFeed(LIVE_CITY_FILES), FEED_DAY, { hasEstimates: true });
  const rowsOf = (seconds: number) => {
    const update = ofTrip(...[1, 2, 3, 4, 5].map((place) => late(place, seconds)));
    city.see([messageOf([update], '08:07', [aBus('t', 2, '08:07')])], at('08:07') * 1000);
    const rows = city.arrivals('s4', at('08:07') * 1000, 30)?.arrivals ?? [];
    return rows.slice(0, 1).map(({ tripID, basis }) => `${tripID} ${basis}`);
  };
  expect(rowsOf(60)).toEqual([`${FEED_DAY}.t reported`]);
  expect(rowsOf(-3600)).toEqual([`${FEED_DAY}.t estimated`]);
});

test('T11: a late bus that is lost is unseen at once, and its row does not leave meanwhile', async () => {
  const city = await openLiveCity(aFeed(LIVE_CITY_FILES), FEED_DAY, { hasEstimates: true });
  const rowsAt = (clock: string) => {
    const bus = { ...aBus('t', 1, '08:08'), status: 1 };
    city.see([messageOf([], clock, [bus, aBus('wait', 1, clock)])], at(clock) * 1000);
    const rows = city.arrivals('s3', at(clock) * 1000, 30)?.arrivals ?? [];
    return rows.slice(0, 1).map(({ tripID, basis, isUnseen }) => [tripID, basis, isUnseen]);
  };
  const tripID = `${FEED_DAY}.t`;
  expect(rowsAt('08:08')).toEqual([[tripID, 'estimated', undefined]]);
  for (const clock of ['08:10:50', '08:11:30', '08:19'])
    expect(rowsAt(clock)).toEqual([[tripID, 'scheduled', true]]);
});

test.each([
  [
    'that nobody saw stays unseen for half an hour',
    [],
    { '12:05': true, '12:10': true, '12:34': true, '12:36': undefined },
  ],
  [
    'that was seen goes by the timetable',
    [aBus('long', 1, '12:05')],
    { '12:05': undefined, '12:10': undefined, '12:34': undefined },
  ],
])('T11: once a feed has ended, a bus %s', async (_what, buses, expected) => {
  const city = await openLiveCity(aFeed(LIVE_CITY_FILES), FEED_DAY);
  const other = { tripID: 'ring', stops: [late('s5', 60)] };
  city.see([messageOf([other], '12:05', buses)], at('12:05') * 1000);
  for (const [clock, isUnseen] of Object.entries(expected)) {
    const now = at(clock) * 1000;
    const row = city
      .arrivals('s2', now, 90)
      ?.arrivals.find(({ tripID }) => tripID.endsWith('.long'));
    expect([clock, row?.isUnseen]).toEqual([clock, isUnseen]);
  }
});
