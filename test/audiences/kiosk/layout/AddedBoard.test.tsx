import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { supply } from '../../../support/cities/supply.ts';
import { MOMENT } from '../../../support/moment/moment.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: MOMENT }));

const HERE = { latitude: 43.0734, longitude: -89.4015, system: 'Lake Bikes' };
const BIKES = {
  stations: [
    { ...HERE, bikeID: '1', name: 'Library Mall', bikes: 5, docks: 3, countedAt: MOMENT },
    // It has no count, so only the age of the answer says how old it is.
    { ...HERE, bikeID: '2', name: 'Capitol' },
  ],
  free: [],
};

/** A display, and how its server stops. */
function open(panels: string) {
  let isDown = false;
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=${panels}`,
    source: { bikes: supply(async () => BIKES) },
    isDown: () => isDown,
  });
  return () => {
    isDown = true;
  };
}

test.each([
  ['bikes,map&stop=0100', 1],
  ['map&stop=0100', 0],
  // The picture of a whole city has no bikes.
  ['bikes,map', 0],
])('A8, V2: with panels=%s, the map’s legend names bikes %i times', async (panels, named) => {
  open(panels);
  await waitFor(() => expect(document.querySelector('[data-map-state]')).not.toBeNull());
  await waitFor(() => expect(screen.queryAllByText(en.bikes.one)).toHaveLength(named));
});

test('V1: a display whose server stopped has no counts of bikes once they are too old', async () => {
  const stop = open('bikes');
  const list = await screen.findByRole('list', { name: en.page.tabs.bikes });
  expect(within(list).getByText('Library Mall')).toBeTruthy();
  expect(within(list).getByText('5')).toBeTruthy();
  stop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await waitFor(() => expect(list.textContent).toContain('Counted'));
  // From here on, a display shows no count.
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  await waitFor(() => expect(screen.queryByText('5')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Capitol')).toBeNull());
  expect(screen.getByText(en.bikes.unknown)).toBeTruthy();
});
