import { describe, expect, test } from 'vitest';

import { eventTimes } from '../../../src/contract/parking/eventTimes.ts';
import type { SpecialEvent } from '../../../src/contract/parking/special-event.ts';
import { eventPhase } from '../../../src/features/events/eventPhase.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { EncodedBody } from '../../../src/service/EncodedBody.ts';
import { createLotsOperation, listedUntil } from '../../../src/service/operations/lots.ts';
import { aLot, anEvent, theSettings } from '../../support/builders.ts';
import { requestJson, smallService } from '../../support/cities/small-service.ts';
import { smallSource } from '../../support/cities/small-source.ts';

describe('the lots', () => {
  test('S1: are one list for both operators, with numbers as numbers and without events', async () => {
    // They need no key.
    const path = '/parking/v2/lots?expand=everything&key=wrong';
    const { status, body } = await requestJson(smallService(), path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      lots: [
        { shortName: 'north', operatedBy: 'city', totalSpots: 613, openSpots: 301 },
        { shortName: '83', operatedBy: 'uw', totalSpots: expect.any(Number) },
        { shortName: '007', operatedBy: 'uw', openSpots: 0 },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('specialEvents');
  });

  test('S1: have their events only on request, and an empty list if there are none', async () => {
    const { body } = await requestJson(smallService(), '/parking/v2/lots?expand=specialevents');
    expect(body['lots']).toMatchObject([
      { specialEvents: [{ parkingStartDatetime: '2030-06-13T15:00:00' }] },
      { specialEvents: [{ eventVenue: null, parkingStartDatetime: null }] },
      { specialEvents: [] },
    ]);
  });

  test('S1: have an empty list of events with expand if the source has no events', async () => {
    const service = smallService({ lots: async () => [aLot()] });
    const { body } = await requestJson(service, '/parking/v2/lots?expand=specialevents');
    expect(body['lots']).toMatchObject([{ specialEvents: [] }]);
  });
});

test('S1: the lots of one reading are encoded once, with events until one of them ends', async () => {
  const handle = createLotsOperation(theSettings());
  const ending = anEvent({ parkingEndDatetime: '2030-06-13T19:35:00' });
  const later = anEvent({ eventName: 'Concert', parkingEndDatetime: '2030-06-13T23:00:00' });
  const lots = [aLot({ specialEvents: [ending, later] })];
  const source = smallSource({ lots: async () => lots });
  const instant = (clock: string) =>
    parseDateTime(`2030-06-13T${clock}`, 'America/Chicago')?.instant ?? Number.NaN;
  async function answerAt(clock: string, query = 'expand=specialevents') {
    const asked = new URLSearchParams(query);
    const now = instant(clock);
    return (await handle({ query: asked, source, now, timeZone: 'America/Chicago' })).body;
  }
  const namesIn = (body: object) =>
    body instanceof EncodedBody
      ? Array.from(
          new TextDecoder().decode(body.bytes).matchAll(/"eventName":"(.)/g),
          ([, at]) => at,
        )
      : null;
  const first = await answerAt('18:00:00');
  expect(namesIn(first)).toEqual(['G', 'C']);
  expect(await answerAt('19:34:59')).toBe(first);
  expect(await answerAt('18:00:00', '')).toBe(await answerAt('19:34:59', ''));
  const second = await answerAt('19:35:00');
  expect(namesIn(second)).toEqual(['C']);
  expect(await answerAt('22:00:00')).toBe(second);
  expect(namesIn(await answerAt('18:00:00')), 'a clock that was set back').toEqual(['G', 'C']);
});

describe('an event', () => {
  const CHICAGO = 'America/Chicago';
  const instant = (clock: string) => parseDateTime(clock, CHICAGO)?.instant ?? Number.NaN;
  const isListed = (event: Partial<SpecialEvent>, clock: string) =>
    listedUntil(anEvent(event), CHICAGO, theSettings().events) > instant(clock);
  const times = (event: string | null, end: string | null, start: string | null = null) => ({
    eventDatetime: event,
    parkingStartDatetime: start,
    parkingEndDatetime: end,
  });
  const NOW = '2026-11-20T12:38:05';

  test.each([
    ['whose window is over', times('2026-11-20T09:00:00', '2026-11-20T12:00:00'), false],
    ['whose window is open', times('2026-11-20T09:00:00', '2026-11-20T12:39:00'), true],
    [
      'whose window ends before the event starts',
      times('2026-11-20T19:00:00', '2026-11-20T12:00:00'),
      true,
    ],
    [
      'whose window ends before it starts',
      times('2026-11-20T09:00:00', '2026-11-20T08:00:00', '2026-11-20T09:00:00'),
      true,
    ],
    ['without a window, this morning', times('2026-11-20T05:00:00', null), true],
    ['without a window, yesterday', times('2026-11-19T23:00:00', null), false],
    ['with a parking start today only', times(null, null, '2026-11-20T05:00:00'), true],
    ['with a parking start yesterday only', times(null, null, '2026-11-19T23:00:00'), false],
    ['without any time', times(null, null), true],
    ['with an invalid time', times('TBD', null), true],
    ['with a past date only', times('2020-01-01', null), false],
    ['with the date of yesterday only', times('2026-11-19', null), false],
    ['with the date of today only', times('2026-11-20', null), true],
    ['whose parking ends on a past date', times('2026-11-18', '2026-11-19'), false],
    ['whose parking ends today, without a time', times('2026-11-18', '2026-11-20'), true],
    ['with a past end in UTC', times('2026-11-20T15:00:00Z', '2026-11-20T18:38:00Z'), false],
    ['with an end in UTC to come', times('2026-11-20T15:00:00Z', '2026-11-20T18:39:00Z'), true],
    ['with a past end at an offset', times(null, '2026-11-20T19:38:00+01:00'), false],
    ['with an end at an offset to come', times(null, '2026-11-20T10:39:00-08:00'), true],
  ])('S1: %s is current or future: %#', (_name, event, expected) => {
    expect(isListed(event, NOW)).toBe(expected);
  });

  const evening = times('2026-11-20T19:00:00', null);
  test.each([
    [evening, '2026-11-21T00:00:05', true],
    [evening, '2026-11-21T00:30:00', true],
    [evening, '2026-11-21T01:30:00', false],
    [times('2026-11-20T08:00:00', null), '2026-11-20T23:59:59', true],
    [times('2026-11-20T08:00:00', null), '2026-11-21T00:00:00', false],
  ])(
    'C22: without a parking end, an event is listed while a page shows it: %#',
    (event, clock, expected) => {
      expect(isListed(event, clock)).toBe(expected);
    },
  );

  test.each(['2026-11-21T00:30:00', '2026-11-21T01:30:00', '2026-11-20T20:00:00'])(
    'C24: at %s the service lists each event that a page shows with a phase',
    (clock) => {
      const { events: policy } = theSettings();
      const options = { now: instant(clock), timeZone: CHICAGO, policy };
      const texts = [null, '2026-11-20', '2026-11-20T19:00:00', '2026-11-21T02:00:00Z', 'TBD'];
      const all = texts.flatMap((event) =>
        texts.flatMap((end) => texts.map((start) => times(event, end, start))),
      );
      const shown = all.filter(
        (event) =>
          !['over', 'undated'].includes(eventPhase(eventTimes(anEvent(event), CHICAGO), options)),
      );
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.filter((event) => !isListed(event, clock))).toEqual([]);
    },
  );

  test('C22: the service lists an evening event after midnight, for as long as it may affect parking', async () => {
    const lots = async () => [aLot({ specialEvents: [anEvent(evening)] })];
    const listedAt = async (clock: string) => {
      const service = smallService({ lots }, instant(clock));
      return (await requestJson(service, '/parking/v2/lots?expand=specialevents')).body['lots'];
    };
    expect(await listedAt('2026-11-21T00:30:00')).toMatchObject([{ specialEvents: [evening] }]);
    expect(await listedAt('2026-11-21T01:30:00')).toMatchObject([{ specialEvents: [] }]);
  });
});
