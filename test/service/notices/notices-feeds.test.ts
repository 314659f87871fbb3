// @vitest-environment jsdom
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { anAlert } from '../../support/builders.ts';
import { smallService } from '../../support/cities/small-service.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Alerts = readonly ReturnType<typeof anAlert>[];

const cityWith = (alerts: Alerts, now = NOON) =>
  smallService({ alerts: supply(async () => alerts) }, now);
const ask = (service: ReturnType<typeof cityWith>, path: string, headers = {}) =>
  service(new Request(`http://city.test${path}`, { headers }));
const textAt = async (alerts: Alerts, path: string, now = NOON) =>
  (await ask(cityWith(alerts, now), path)).text();

async function itemsAt(alerts: Alerts, path: string) {
  const xml = new DOMParser().parseFromString(await textAt(alerts, path), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return [...xml.querySelectorAll('item')].map((item) => {
    const of = (name: string) => item.querySelector(name)?.textContent ?? '';
    return {
      guid: of('guid'),
      title: of('title'),
      description: of('description'),
      link: of('link'),
    };
  });
}
const guidsAt = async (alerts: Alerts, path: string) =>
  (await itemsAt(alerts, path)).map(({ guid }) => guid);

async function entriesAt(alerts: Alerts, path: string, now = NOON) {
  const calendar = new ICAL.Component(ICAL.parse(await textAt(alerts, path, now)));
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(entry);
    return { uid, summary, start: startDate.toString(), end: endDate.toString() };
  });
}

test('K5: the feed of a route has what concerns it and the whole city, that of a stop what concerns it and its routes', async () => {
  const alerts = [
    anAlert({ alertID: 'route', concerns: [{ routeID: '03' }] }),
    anAlert({ alertID: 'other route', concerns: [{ routeID: '05' }] }),
    anAlert({ alertID: 'stop', concerns: [{ stops: ['0100'] }] }),
    anAlert({ alertID: 'route at stop', concerns: [{ routeID: '03', stops: ['0100'] }] }),
    anAlert({ alertID: 'other stop', concerns: [{ stops: ['9999'] }] }),
    anAlert({ alertID: 'trip', concerns: [{ routeID: '03', trips: ['20261120.t1'] }] }),
    anAlert({ alertID: 'city', concerns: [] }),
    anAlert({ alertID: 'over', concerns: [], periods: [{ until: NOON - 1 }] }),
    anAlert({ alertID: 'far ahead', concerns: [], periods: [{ from: NOON + 20 * DAY }] }),
  ];
  const ofRoute = await guidsAt(alerts, '/notices/routes/03.rss');
  expect(ofRoute.toSorted()).toEqual(['city', 'route', 'route at stop']);
  const ofStop = await guidsAt(alerts, '/notices/stops/0100.rss');
  expect(ofStop.toSorted()).toEqual(['city', 'route', 'route at stop', 'stop']);
  expect((await entriesAt(alerts, '/notices/stops/0100.ics')).length).toBe(4);
});

test('K5: nothing of the data is markup, in a feed or a calendar, whatever it is', async () => {
  const hostile = '<script>alert(1)</script> & ]]> "Mill" \u0000\u0008 <b>bold</b>';
  const alerts = [
    anAlert({
      alertID: '<1>&',
      header: { en: hostile },
      description: { en: `${hostile}\nEND:VEVENT` },
      webUrl: 'https://city.example/?a=1&b="2"',
      concerns: [],
    }),
  ];
  const [item] = await itemsAt(alerts, '/notices/routes/03.rss');
  expect(item?.title).not.toMatch(/[<>]/);
  const read = new DOMParser().parseFromString(item?.description ?? '', 'text/html');
  expect(read.querySelectorAll('script, b').length).toBe(0);
  expect(read.body.textContent).toContain('<script>alert(1)</script> & ]]> "Mill"');
  expect(item).toMatchObject({ guid: '<1>&', link: 'https://city.example/?a=1&b="2"' });
  const entries = await entriesAt(alerts, '/notices/routes/03.ics');
  expect(entries.map(({ summary }) => summary)).toEqual([hostile.replaceAll(/\p{Cc}/gu, '')]);
});

test('K5: any text makes a feed and a calendar that can be read, with each notice once', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 4 }), async (texts) => {
      const alerts = texts.map(([header, description], index) =>
        anAlert({
          alertID: `a${index}`,
          header: { en: header },
          description: { en: description },
          concerns: [],
        }),
      );
      expect((await guidsAt(alerts, '/notices/routes/03.rss')).toSorted()).toEqual(
        alerts.map(({ alertID }) => alertID),
      );
      expect((await entriesAt(alerts, '/notices/routes/03.ics')).length).toBe(alerts.length);
    }),
    { numRuns: 12, seed: 60 },
  );
});

test('K5: an entry has its period; without an end it lasts whole days up to today', async () => {
  const [from, until] = [NOON - 2 * DAY, NOON + HOUR];
  const entriesOf = async (periods: Alerts[number]['periods']) =>
    (await entriesAt([anAlert({ concerns: [], periods })], '/notices/routes/03.ics')).map(
      ({ start, end }) => [start, end],
    );
  const utc = (at: number) => new Date(at).toISOString().replace('.000', '');
  expect(await entriesOf([{ from, until }])).toEqual([[utc(from), utc(until)]]);
  expect(await entriesOf([{ from }])).toEqual([['2026-11-18', '2026-11-21']]);
  expect(await entriesOf([{}])).toEqual([['2026-11-20', '2026-11-21']]);
  expect(await entriesOf([{ until: NOON + DAY }])).toEqual([['2026-11-20', '2026-11-22']]);
});

test('K5: the last day of an entry may have 25 hours, and a period keeps its entry when one before it is over', async () => {
  const midnight = Date.parse('2026-11-01T05:30:00Z');
  const alert = (periods: Alerts[number]['periods']) => [anAlert({ concerns: [], periods })];
  const [entry] = await entriesAt(alert([{ from: midnight }]), '/notices/routes/03.ics', midnight);
  expect([entry?.start, entry?.end]).toEqual(['2026-11-01', '2026-11-02']);
  const weekends = [0, 7, 14].map((days) => ({
    from: NOON + days * DAY,
    until: NOON + days * DAY + HOUR,
  }));
  const uidsOf = async (periods: Alerts[number]['periods']) =>
    (await entriesAt(alert(periods), '/notices/routes/03.ics')).map(({ uid }) => uid);
  const uids = await uidsOf(weekends);
  expect(new Set(uids).size).toBe(3);
  expect(await uidsOf(weekends.slice(1))).toEqual(uids.slice(1));
});

test('K5: who has the notices gets no body until they change, also a minute later', async () => {
  const alerts = [anAlert({ concerns: [] })];
  for (const format of ['rss', 'ics']) {
    const path = `/notices/routes/03.${format}`;
    const first = await ask(cityWith(alerts), path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('content-type')).toBe(
      `${format === 'rss' ? 'application/rss+xml' : 'text/calendar'}; charset=utf-8`,
    );
    const etag = first.headers.get('etag') ?? '';
    const later = cityWith(alerts, NOON + 60_000);
    expect((await ask(later, path, { 'if-none-match': etag })).status).toBe(304);
    const changed = cityWith([anAlert({ concerns: [], header: { en: 'Stop open' } })]);
    expect((await ask(changed, path, { 'if-none-match': etag })).status).toBe(200);
  }
});

test('K5: an unknown route or stop, and a feed that is down, do not look like no notices', async () => {
  expect((await ask(cityWith([]), '/notices/routes/99.rss')).status).toBe(404);
  expect((await ask(cityWith([]), '/notices/stops/nowhere.ics')).status).toBe(404);
  expect((await ask(cityWith([]), '/notices/routes/03.rss')).status).toBe(200);
  const down = smallService({
    alerts: supply(async () => {
      throw new Error('no feed of alerts is live');
    }),
  });
  expect((await ask(down, '/notices/routes/03.rss')).status).toBe(503);
});
