import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { alertFrom, AlertsAnswer } from '../../src/contract/alerts/AlertsAnswer.ts';
import { createService } from '../../src/service/createService.ts';
import { createDemoCity } from '../../src/service/sources/demo/createDemoCity.ts';
import { anAlert, theSettings } from '../support/builders.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';
import { NOON } from '../support/cities/small-source.ts';
import { supply } from '../support/cities/supply.ts';

const parseAlerts = (body: unknown) =>
  z.parse(AlertsAnswer, body).alerts.flatMap((sent) => alertFrom(sent) ?? []);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const at = (alerts: readonly ReturnType<typeof anAlert>[], now = NOON) =>
  smallService({ alerts: supply(async () => alerts) }, now);
const idsOf = async (service: ReturnType<typeof at>) => {
  const { body } = await requestJson(service, '/v1/getalerts');
  return parseAlerts(body).map(({ alertID }) => alertID);
};

test('N1: getalerts answers what an alert concerns, as lists and exactly', async () => {
  const alert = anAlert({
    concerns: [
      { routeID: '03', stops: ['0100', '0341'] },
      { routeID: '07' },
      { trips: ['20261120.t1'] },
    ],
    webUrl: 'https://city.example/1',
  });
  const { body } = await requestJson(at([alert]), '/v1/getalerts');
  expect(body).toEqual({
    status: '0',
    timestamp: '12:38pm',
    alerts: [
      {
        alertID: '1',
        header: { en: 'Stop closed' },
        description: { en: 'Use the next stop.' },
        effect: 'no-service',
        cause: 'construction',
        severity: 'unknown-severity',
        periods: [{ from: '2026-11-20T11:38:05-06:00' }],
        webUrl: 'https://city.example/1',
        routes: ['07'],
        stops: ['0100', '0341'],
        trips: ['20261120.t1'],
        concerns: [
          { routeID: '03', stops: ['0100', '0341'] },
          { routeID: '07' },
          { trips: ['20261120.t1'] },
        ],
      },
    ],
  });
  expect(parseAlerts(body)).toEqual([alert]);
});

test('N4: only what is in force or begins within 14 days is answered', async () => {
  const alerts = [
    anAlert({ alertID: 'over', periods: [{ from: NOON - DAY, until: NOON }] }),
    anAlert({ alertID: 'now', periods: [{ from: NOON - DAY, until: NOON + MINUTE }] }),
    anAlert({ alertID: 'soon', periods: [{ from: NOON + 13 * DAY }] }),
    anAlert({ alertID: 'later', periods: [{ from: NOON + 15 * DAY }] }),
    anAlert({
      alertID: 'nightly',
      periods: [{ until: NOON - DAY }, { from: NOON + DAY, until: NOON + 2 * DAY }],
    }),
    anAlert({ alertID: 'always', periods: [{}] }),
  ];
  expect(await idsOf(at(alerts))).toEqual(['soon', 'nightly', 'now', 'always']);
  expect(await idsOf(at(alerts, NOON + MINUTE))).not.toContain('now');
});

test('N1: another order of the feed or a later time changes no ETag, and a new text does', async () => {
  const [one, other] = [anAlert({ alertID: '1' }), anAlert({ alertID: '2' })];
  const etagOf = async (...parameters: Parameters<typeof at>) =>
    (await requestJson(at(...parameters), '/v1/getalerts')).headers.get('etag');
  const etag = await etagOf([one, other]);
  expect(await etagOf([other, one], NOON + MINUTE)).toBe(etag);
  expect(await etagOf([{ ...one, header: { en: 'Stop open' } }, other])).not.toBe(etag);
});

test('N1: a city without alerts says so, and one whose feed is down does not look like it', async () => {
  expect((await requestJson(smallService(), '/v1/getalerts')).body).toEqual({
    status: '-1',
    description: 'This city has no alerts',
  });
  const down = smallService({
    alerts: supply(async () => {
      throw new Error('down');
    }),
  });
  const { body, headers } = await requestJson(down, '/v1/getalerts');
  expect(body).toMatchObject({ status: '-1' });
  expect(headers.get('retry-after')).not.toBeNull();
});

test('N1: alerts of a service that only has the lists are read too', () => {
  const alerts = parseAlerts({
    status: '0',
    alerts: [
      {
        alertID: 7,
        header: { en: 'Snow' },
        routes: ['03'],
        stops: ['0100', 341],
        effect: 'blizzard',
      },
      { alertID: '8', header: {} },
    ],
  });
  expect(alerts).toEqual([
    {
      alertID: '7',
      header: { en: 'Snow' },
      description: {},
      effect: 'unknown-effect',
      cause: 'unknown-cause',
      severity: 'unknown-severity',
      periods: [{}],
      webUrl: undefined,
      concerns: [{ routeID: '03' }, { stops: ['0100', '341'] }],
    },
  ]);
});

test('N12: the demo has notices of every effect, in both languages, all about what it has', async () => {
  const effects = new Set<string>();
  const city = createDemoCity();
  const service = (now: number) => createService(city, theSettings(), () => now);
  const routeIDs = await city.routeIDs(NOON);
  const stopIDs = (await city.stops.read(null, NOON)).value.map(({ stopID }) => stopID);
  for (let day = 0; day < 7; day += 1) {
    const { body } = await requestJson(service(NOON + day * DAY), '/v1/getalerts');
    for (const { effect, header, concerns } of parseAlerts(body)) {
      effects.add(effect);
      expect(Object.keys(header)).toEqual(['en', 'es']);
      expect(JSON.stringify(header)).not.toMatch(/[{]event/);
      for (const { routeID, stops = [] } of concerns) {
        expect([...routeIDs, undefined]).toContain(routeID);
        for (const stop of stops) expect(stopIDs).toContain(stop);
      }
    }
  }
  expect(effects.size).toBe(11);
});

test('N12: a severe notice of the demo for the whole city is about its event on Saturday', async () => {
  const severe = async (now: number) =>
    (await createDemoCity().alerts.read(null, now)).value.filter(
      ({ severity, periods: [{ from = 0, until = Infinity } = {}] }) =>
        severity === 'severe' && from <= now && until > now,
    );
  expect(await severe(NOON)).toEqual([]);
  const [notice] = await severe(NOON + DAY);
  const lots = (await createDemoCity().lots.read(null, NOON + DAY)).value;
  const events = lots.flatMap(({ specialEvents }) => specialEvents ?? []);
  const [name] = notice?.header['en']?.split(':') ?? [];
  expect(events.map(({ eventName }) => eventName)).toContain(name);
});
