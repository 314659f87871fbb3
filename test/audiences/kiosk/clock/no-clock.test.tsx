import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, anEvent } from '../../../support/builders.ts';
import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const NEW_YEAR_2020 = Date.UTC(2020, 0, 1, 18);
const GARAGE = 'Capitol Square North Garage';

/**
 * Opens a display whose device starts in 2020. By its clock an event is under way.
 *
 * @param serverDate the Date header of the page's server, which has none by default
 */
async function openIn2020(serverDate?: string) {
  vi.useFakeTimers({ now: NEW_YEAR_2020, shouldAdvanceTime: true });
  const specialEvents = [
    anEvent({
      parkingStartDatetime: '2020-01-01T08:00:00',
      eventDatetime: '2020-01-01T12:00:00',
      parkingEndDatetime: '2030-01-01T17:00:00',
    }),
  ];
  const { container } = renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&panels=lots,events',
    source: { lots: async () => [aLot({ specialEvents })] },
    middleware: async (request, service) =>
      request.url.endsWith('/version.json')
        ? new Response('{}', { headers: serverDate === undefined ? {} : { date: serverDate } })
        : service(request),
  });
  await screen.findAllByText(GARAGE, { selector: '.kiosk-row__name > bdi' });
  return container;
}

const times = () => [
  ...screen.queryAllByRole('time'),
  ...screen.queryAllByText(like(en.kiosk.until(ANY, ANY))),
];

test('A20: without the time, a display has no clock, no "until" and no phases, but its lots', async () => {
  const container = await openIn2020();
  expect(times()).toEqual([]);
  expect(container.textContent).not.toMatch(/\d:\d\d/);
  expect(screen.getByText('301', { selector: 'strong' })).toBeDefined();
});

test('A20: as soon as the server tells the time, a display has a clock and "until"', async () => {
  await openIn2020(new Date(NEW_YEAR_2020 + 60_000).toUTCString());

  await eventually(() => expect(times().length).toBeGreaterThan(2));
});
