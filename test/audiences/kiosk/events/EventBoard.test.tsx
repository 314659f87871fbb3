import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, anEvent } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
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
