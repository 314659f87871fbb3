import { expect, test } from 'vitest';

import { lotsIn } from '../../support/answers/wire-lots.ts';
import { mixedCity, SERVICE_KEY } from '../../support/cities/mixed-city.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { calendarOf } from '../../support/feeds/calendars.ts';

const EVENTS = '/parking/v2/lots?expand=specialevents';

test('S10, B13: one settings file runs a city with GTFS, lots of a service and three venue calendars', async () => {
  const { write, startService, open, serviceRequests, log } = mixedCity();
  write('kohl.ics', calendarOf(['DTSTART:20261121T010000Z', 'URL:https://a.example/1']));
  write('overture.ics', calendarOf(['DTSTART;VALUE=DATE:20261121'], ['DTSTART:20200101T000000Z']));
  const url = await startService();
  const opened = await open({
    lots: {
      kind: 'v2',
      feed: {
        url: `${url}/parking/v2/lots?expand=specialevents`,
        secret: { variable: 'LOTS_KEY', query: 'key' },
      },
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
  expect(opened.settings().features).toMatchObject({
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
  // The key of the service is the server's. Riders and the page have another.
  expect(serviceRequests.toSorted()).toEqual([
    '/camp.ics',
    `/parking/v2/lots?expand=specialevents&key=${SERVICE_KEY}`,
  ]);
  const sent = JSON.stringify([stops.body, body, document.body, opened.settings(), log]);
  expect(sent).not.toContain(SERVICE_KEY);
});
