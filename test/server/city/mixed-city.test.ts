import { expect, test } from 'vitest';

import { checkSettings } from '../../../src/server/settings/settings.ts';
import { lotsIn } from '../../support/answers/wire-lots.ts';
import { mixedCity, UPSTREAM_KEY } from '../../support/cities/mixed-city.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { calendarOf } from '../../support/feeds/calendars.ts';

const EVENTS = '/parking/v2/lots?expand=specialevents';

test('S10: one settings file runs a city with GTFS, a gateway for lots and three venue calendars', async () => {
  const { write, startUpstream, open, upstreamRequests, log } = mixedCity();
  write('kohl.ics', calendarOf(['DTSTART:20261121T010000Z', 'URL:https://a.example/1']));
  write('overture.ics', calendarOf(['DTSTART;VALUE=DATE:20261121'], ['DTSTART:20200101T000000Z']));
  const url = await startUpstream();
  const opened = await open({
    lots: {
      kind: 'gateway',
      service: { url, secret: { variable: 'LOTS_KEY', query: 'key' } },
      privateAddresses: true,
    },
    events: [
      { venue: 'Kohl Center', feed: 'kohl.ics', lots: ['north', 'overture'] },
      { venue: 'Overture Center', feed: 'overture.ics', lots: ['overture'] },
      {
        venue: 'Camp Randall',
        feed: `${url}/camp.ics`,
        privateAddresses: true,
        lots: ['north'],
        parking: { beforeHours: 3, afterHours: 1 },
        days: 8,
      },
    ],
  });
  expect(opened.settings().features).toEqual({
    vehicles: false,
    parking: true,
    times: true,
    notices: false,
  });
  const stops = await requestJson(opened.handle, '/v1/getstops');
  expect(stops.body['status']).toBe('0');
  const { body, headers } = await requestJson(opened.handle, EVENTS);
  const eventsAt = lotsIn(body).map(({ shortName, specialEvents = [] }) => [
    shortName,
    specialEvents.map(({ eventVenue }) => eventVenue),
  ]);
  expect(eventsAt).toEqual([
    ['north', ['Kohl Center', 'Camp Randall', 'Camp Randall']],
    ['overture', ['Kohl Center', 'Overture Center']],
    ['far', []],
  ]);
  expect(headers.get('age')).toMatch(/^\d+$/);
  const plain = await requestJson(opened.handle, '/parking/v2/lots');
  expect(lotsIn(plain.body).some((lot) => 'specialEvents' in lot)).toBe(false);
  expect(opened.health()).toMatchObject({ calendars: [true, true, true] });
  const document = await requestJson(opened.handle, '/routes/1.json');
  expect(document.body).toMatchObject({ routeID: '1' });
  // The key is the gateway's own. Riders and the page have another.
  expect(upstreamRequests.toSorted()).toEqual([
    '/camp.ics',
    `/parking/v2/lots?expand=specialevents&key=${UPSTREAM_KEY}`,
  ]);
  const sent = JSON.stringify([stops.body, body, document.body, opened.settings(), log]);
  expect(sent).not.toContain(UPSTREAM_KEY);
});

test('S10: stops from GTFS, and buses from a service that speaks the interface', async () => {
  const { startUpstream, open } = mixedCity();
  const url = `${await startUpstream()}/?key=test-key`;
  const opened = await open({
    vehiclesFrom: { kind: 'gateway', service: url, privateAddresses: true },
  });
  expect(opened.settings().features).toEqual({
    vehicles: true,
    parking: false,
    times: true,
    notices: false,
  });
  for (const routeID of ['1', '2', '1']) {
    const { body } = await requestJson(opened.handle, `/v1/getvehicles?routeID=${routeID}`);
    expect(body['vehicles']).toMatchObject([{ vehicleID: `bus ${routeID}` }]);
  }
  expect(opened.health()).toMatchObject({ vehicles: [true] });
  expect(opened.metrics().figures).toMatchObject([
    { feed: 'gtfs', requests: 1, isFailing: false },
    { feed: 'getvehicles', reads: 3, requests: 2 },
  ]);
  const unknown = await requestJson(opened.handle, '/v1/getvehicles?routeID=9');
  expect(unknown.body['description']).toContain('does not exist');
  expect(opened.metrics().figures).toMatchObject([{}, { reads: 3 }]);
});

test('S11: two places for the vehicles are one too many', () => {
  const vehiclesFrom = { kind: 'gateway', service: 'https://a.example' };
  const vehicles = ['https://b.example/v.pb'];
  const source = { kind: 'gtfs', feed: 'feed.zip', vehicles, vehiclesFrom };
  expect(() => checkSettings('a.json', { source })).toThrow(
    'a.json: source: expected either "realtime", also called "vehicles", or "vehiclesFrom"',
  );
});

test('G1: vehicles of a service belong to a city of one feed, and the refusal says what to write instead', () => {
  const vehiclesFrom = { kind: 'gateway', service: 'https://a.example' };
  const source = { kind: 'gtfs', feeds: [{ name: 'north', feed: 'north.zip' }], vehiclesFrom };
  expect(() => checkSettings('a.json', { source })).toThrow(
    /^a\.json: source\.vehiclesFrom: can't be used with "feeds"\. Remove it, .*single "feed"$/,
  );
});
