import { describe, expect, test } from 'vitest';

import { isCurrentOrFuture } from '../../../src/service/operations/lots.ts';
import { aLot, anEvent } from '../../support/builders.ts';
import { requestJson, smallService } from '../../support/cities/small-service.ts';

describe('the lots', () => {
  test('S1: are one list for both operators, with numbers as numbers and without events', async () => {
    const { status, body } = await requestJson(smallService(), '/parking/v2/lots');
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

  test('S1: have no events with an unknown expand', async () => {
    const { body } = await requestJson(smallService(), '/parking/v2/lots?expand=everything');
    expect(JSON.stringify(body)).not.toContain('specialEvents');
  });

  test('S1: need no key', async () => {
    expect((await requestJson(smallService(), '/parking/v2/lots?key=wrong')).status).toBe(200);
  });

  test('S1: do not list past events', async () => {
    const over = anEvent({
      eventName: 'Yesterday',
      eventDatetime: '2026-11-19T19:00:00',
      parkingStartDatetime: '2026-11-19T17:00:00',
      parkingEndDatetime: '2026-11-19T22:00:00',
    });
    const service = smallService({
      lots: async () => [aLot({ specialEvents: [over, anEvent()] })],
    });
    const { body } = await requestJson(service, '/parking/v2/lots?expand=specialevents');
    expect(JSON.stringify(body)).not.toContain('Yesterday');
    expect(body['lots']).toMatchObject([{ specialEvents: [{ eventVenue: 'Kohl Center' }] }]);
  });
});

describe('an event', () => {
  const now = '2026-11-20T12:38:05';
  const times = (event: string | null, end: string | null) =>
    anEvent({ eventDatetime: event, parkingEndDatetime: end });

  test.each([
    ['whose window is over', times('2026-11-20T09:00:00', '2026-11-20T12:00:00'), false],
    ['whose window is open', times('2026-11-20T09:00:00', '2026-11-20T12:39:00'), true],
    [
      'whose window ends before the event starts',
      times('2026-11-20T19:00:00', '2026-11-20T12:00:00'),
      true,
    ],
    ['without a window, this morning', times('2026-11-20T08:00:00', null), true],
    ['without a window, yesterday', times('2026-11-19T23:00:00', null), false],
    ['without any time', times(null, null), true],
    ['with an invalid time', times('TBD', null), true],
  ])('S1: %s is current or future: %#', (_name, event, expected) => {
    expect(isCurrentOrFuture(event, now)).toBe(expected);
  });
});
