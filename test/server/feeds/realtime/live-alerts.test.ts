import { expect, test } from 'vitest';

import { concernMatches } from '../../../../src/contract/alerts/concernMatches.ts';
import { tripIDOf } from '../../../../src/transit/arrivals/trip-id.ts';
import { openTimetable } from '../../../support/gtfs/open-timetable.ts';
import { encodeAlerts } from '../../../support/realtime/encodeAlerts.ts';
import { NOW_SECONDS } from '../../../support/realtime/matchVehicles.ts';
import { smallSnapshot } from '../../../support/realtime/small-snapshot.ts';
import { BUSES, messageOf, startFeeds } from './start-feeds.ts';

const MINUTE = 60_000;
const NOW = NOW_SECONDS * 1000;
const ROUTE = smallSnapshot().routes[0]?.gtfsRouteIDs[0] ?? '';
const SNOW = { id: 's', header: 'Snow', informed: [{ route: ROUTE }] };
const alertsOf = (...alerts: Parameters<typeof encodeAlerts>[0]) =>
  new Response(encodeAlerts(alerts, NOW_SECONDS));
const down = () => new Response('', { status: 500 });

test('N1: the poller of each realtime feed reads its alerts, beside vehicles of another', async () => {
  const { feeds, requests } = startFeeds((url) =>
    url === BUSES ? messageOf('out', '1') : alertsOf(SNOW),
  );
  await feeds.start();
  expect(requests).toHaveLength(2);
  expect(feeds.agency.alerts(NOW)?.alerts ?? []).toMatchObject([
    { alertID: 's', header: { en: 'Snow' } },
  ]);
  expect(feeds.reports()?.ofRoute('3')?.vehicles).toHaveLength(1);
});

test('N1: the same alert of two feeds is one, and two alerts with one ID are two', async () => {
  const { feeds } = startFeeds((url) =>
    alertsOf(SNOW, { ...SNOW, id: 'i', header: url === BUSES ? 'Ice' : 'Fog' }),
  );
  await feeds.start();
  const value = feeds.agency.alerts(NOW)?.alerts ?? [];
  expect(value.map(({ header }) => header['en'])).toEqual(['Snow', 'Ice', 'Fog']);
  expect(new Set(value.map(({ alertID }) => alertID)).size).toBe(3);
});

test('N1: a feed of alerts that is down is no feed without alerts', async () => {
  const { feeds } = startFeeds((url) => (url === BUSES ? messageOf('out', '1') : down()));
  await feeds.start();
  expect(feeds.agency.alerts(NOW)).toBeNull();
});

test('N1: alerts stay for ten minutes after their feed failed, and then the rest is partial', async () => {
  let isDown = false;
  const { feeds, clock } = startFeeds((url) => {
    if (url === BUSES) return alertsOf({ ...SNOW, id: 'bus' });
    return isDown ? down() : alertsOf(SNOW);
  });
  await feeds.start();
  isDown = true;
  await clock.advance(9 * MINUTE);
  expect(feeds.agency.alerts(clock.now())).toMatchObject({
    alerts: { length: 2 },
    isPartial: false,
  });
  await clock.advance(3 * MINUTE);
  expect(feeds.agency.alerts(clock.now())).toMatchObject({
    alerts: [{ alertID: 'bus' }],
    isPartial: true,
  });
});

test('N1, N11: what is left out is counted and logged once, and unknown names are told', async () => {
  const { feeds, clock, log } = startFeeds((url) =>
    url === BUSES
      ? messageOf('out', '1')
      : alertsOf(SNOW, { ...SNOW, id: 'x', informed: [{ route: '999' }] }, { id: 'y' }),
  );
  await feeds.start();
  await clock.advance(MINUTE);
  expect(feeds.states()[1]).toMatchObject({
    leftOut: { 'alerts that concern nothing known': 1, 'alerts without a text and an effect': 1 },
    notes: ['Alerts name what the timetable does not have, such as route 999.'],
  });
  expect(log.filter(({ event }) => event === 'alerts left out')).toHaveLength(1);
});

test('N1: with another timetable, the last alerts concern what that has', async () => {
  const { feeds } = startFeeds(() => alertsOf({ ...SNOW, informed: [{ route: 'new' }] }));
  await feeds.start();
  expect(feeds.agency.alerts(NOW)?.alerts ?? []).toEqual([]);
  const small = smallSnapshot();
  const routes = small.routes.map((route) => ({ ...route, gtfsRouteIDs: ['new'] }));
  await feeds.use({ ...small, routes: routes.slice(0, 1) }, null);
  expect(feeds.agency.alerts(NOW)?.alerts ?? []).toMatchObject([{ concerns: [{ routeID: '3' }] }]);
});

test('N1: a trip of which the feed names the start too has the ID that getarrivals gives it', async () => {
  const trip = { id: 'out', start: '12:30:00', date: '20261124' };
  const { feeds } = startFeeds(() => alertsOf({ ...SNOW, informed: [{ trip }] }));
  await feeds.start();
  expect(feeds.agency.alerts(NOW)?.alerts ?? []).toMatchObject([
    { concerns: [{ trips: ['20261124.out'] }] },
  ]);
  await feeds.stop();
});

test('N1: an alert of a trip by frequency is about all its runs, with its start about one, and with another about none', async () => {
  const { snapshot, timetable, departures } = await openTimetable({
    'frequencies.txt':
      'trip_id,start_time,end_time,headway_secs,exact_times\nt1,06:00:00,06:30:00,600,1',
  });
  const rows = departures('s2', '2026-06-01T00:00', '2026-06-02T00:00').map(({ run }) =>
    tripIDOf({ gtfsTripID: 't1', date: run.date, start: run.start }),
  );
  const about = async (start: string | undefined) => {
    const trip = { id: 't1', date: '20260601', ...(start === undefined ? {} : { start }) };
    const { feeds } = startFeeds(() => alertsOf({ ...SNOW, informed: [{ trip }] }));
    await feeds.start();
    await feeds.use(snapshot, timetable);
    const concerns = (feeds.agency.alerts(NOW)?.alerts ?? []).flatMap((alert) => alert.concerns);
    return rows.map((tripID) => concerns.some((one) => concernMatches(one, { tripID })));
  };
  expect(await about(undefined)).toEqual([true, true, true]);
  expect(await about('06:10:00')).toEqual([false, true, false]);
  expect(await about('06:11:00')).toEqual([false, false, false]);
});
