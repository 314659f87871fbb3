import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, anEvent } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
/** Parking for it goes on now at the north garage, and begins in the evening at the lake. */
const hockey = { eventName: 'Hockey', eventDatetime: '2026-11-20T19:00:00' };
const now = { parkingStartDatetime: '2026-11-20T11:00:00' };
const tonight = { parkingStartDatetime: '2026-11-20T18:00:00' };
const end = { parkingEndDatetime: '2026-11-20T22:00:00' };

const [north, lake, broken] = [
  aLot({
    name: 'North Garage',
    shortName: 'north',
    operatedBy: 'city',
    specialEvents: [
      anEvent({ ...hockey, ...now, ...end }),
      anEvent({ ...hockey, ...now, ...end, eventName: 'Book fair' }),
    ],
  }),
  aLot({
    name: 'Lake Lot',
    shortName: 'lake',
    operatedBy: 'uw',
    openSpots: 0,
    specialEvents: [anEvent({ ...hockey, ...tonight, ...end })],
  }),
  aLot({ name: 'Hill Lot', shortName: 'hill', operatedBy: 'city', specialEvents: null }),
];

const display = (query: string) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query}`,
    settings: { operators: [{ code: 'uw', name: 'University Transportation' }] },
    source: { lots: async () => [north, lake, broken] },
  });

const events = async () => within(await screen.findByRole('region', { name: en.page.tabs.events }));

test.each(['lots=lake', 'operator=uw'])(
  'A1: a display with %s has the events at its lots, as they are there',
  async (query) => {
    display(`panels=events&${query}`);
    const list = await events();
    expect(await list.findByText('Hockey')).toBeTruthy();
    expect(list.queryByText('Book fair')).toBeNull();
    // It is under way only at another lot.
    expect(list.queryByText(new RegExp(en.kiosk.events.now, 'i'))).toBeNull();
    // The events of another lot could not be read.
    expect(screen.queryByText(en.kiosk.eventsPartial)).toBeNull();
  },
);

test('A1, C26: a garage whose events could not be read says so, although others have some', async () => {
  display('panels=events&lots=hill');
  expect(await (await events()).findByText(en.kiosk.eventsLost)).toBeTruthy();
});

test('A1: a name that no lot has is still known on a board with others', async () => {
  display('panels=lots&lots=lake,nowhere,north&operator=uw');
  expect(await screen.findByText('Lake Lot')).toBeTruthy();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(en.kiosk.unknownLots(1, 'nowhere'))).toBeTruthy();
  const others = en.kiosk.lotsOfOthers(1, 'north', 'University Transportation');
  expect(screen.getByText(others)).toBeTruthy();
});
