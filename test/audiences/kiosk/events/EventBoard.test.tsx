import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, anEvent } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { EAST, MINUTE, timesOf, timetableOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const onDisplay = (
  lots: () => Promise<ReturnType<typeof aLot>[]>,
  query = 'route=03&panels=buses,lots,events',
) => renderRider({ audience: Kiosk, url: `/?view=kiosk&${query}`, source: { lots } });

test('C26: a board whose events could not be loaded says so and does not say that there are none', async () => {
  const gone = async () => Promise.reject(new Error('gone'));
  onDisplay(gone);
  expect(await screen.findByText(en.kiosk.eventsLost)).toBeTruthy();
  expect(screen.getByText(en.kiosk.lotsLost(null))).toBeTruthy();
  expect(screen.queryByText(en.events.none)).toBeNull();
  cleanup();
  // A board without lots doesn't speak of them.
  onDisplay(gone, 'panels=events');
  expect(await screen.findByText(en.kiosk.eventsLost)).toBeTruthy();
  expect(screen.queryByText(en.kiosk.lotsLost(null))).toBeNull();
});

test('C26: where the events of a lot could not be read, the board does not say that there are none', async () => {
  const broken = aLot({ name: 'Lake Lot', shortName: 'lake', specialEvents: null });
  onDisplay(async () => [aLot({ specialEvents: [] }), broken]);
  expect(await screen.findByText(en.kiosk.eventsLost)).toBeTruthy();
  expect(screen.queryByText(en.events.none)).toBeNull();
  cleanup();
  onDisplay(async () => [aLot({ specialEvents: [anEvent({ eventName: 'Hockey' })] }), broken]);
  expect(await screen.findByText('Hockey')).toBeTruthy();
  expect(screen.getByText(en.kiosk.eventsPartial)).toBeTruthy();
});

test('C26: a board without events says that none are listed', async () => {
  onDisplay(async () => [aLot({ specialEvents: [] })]);
  expect(await screen.findByText(en.events.none)).toBeTruthy();
  expect(screen.queryByText(en.kiosk.lotsLost(null))).toBeNull();
});

test('C42: a display near the venue says when the last bus of each route leaves on an evening, elsewhere and at noon none', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON + 4 * 60 * MINUTE, toFake: ['Date'] });
  const departures = (routeID: string, hours: number) => ({
    ...EAST,
    routeID,
    at: NOON + hours * 60 * MINUTE,
    tripID: `${routeID} ${hours}`,
  });
  const show = (coordinates: { lat: number; lng: number }, begins = '19:00') =>
    renderRider({
      audience: Kiosk,
      url: '/?view=kiosk&stop=0100&panels=departures,events',
      settings: { timetables: '/timetables/{stopID}/{date}.json' },
      source: {
        lots: async () => [
          aLot({
            coordinates,
            specialEvents: [
              anEvent({ eventName: 'Hockey', eventDatetime: `2026-11-20T${begins}:00` }),
            ],
          }),
        ],
        times: {
          ...timesOf(() => []),
          timetable: timetableOf(() => [
            departures('03', 9),
            departures('03', 10.5),
            departures('04', 11.75),
            departures('05', -1),
          ]),
        },
      },
    });
  show({ lat: 43.0733, lng: -89.4 });
  const last = await screen.findByText(like(`${en.times.last}${ANY}`));
  expect(last.textContent).toMatch(/04.12:23.AM.*03.11:08.PM$/);
  cleanup();
  for (const [lat, begins] of [
    [43.2, '19:00'],
    [43.0733, '14:00'],
  ] as const) {
    show({ lat, lng: -89.4 }, begins);
    expect(await screen.findByText('Hockey')).toBeTruthy();
    expect(screen.queryByText(like(`${en.times.last}${ANY}`))).toBeNull();
    cleanup();
  }
});
