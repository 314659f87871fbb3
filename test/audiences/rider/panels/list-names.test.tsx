import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { aLot } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const unnamed = () =>
  screen
    .queryAllByRole('list')
    .filter((list) => !list.ariaLabel && list.getAttribute('aria-labelledby') === null)
    .map((list) => list.outerHTML.slice(0, 120));

const lot = lotKey(aLot());

test.each([
  ['the stops', '/?route=03', 1],
  ['the buses', '/?route=03,07&panel=buses', 2],
  ['the lots', '/?route=03&panel=parking', 2],
  ['lots at a chosen time', '/?route=03&panel=parking&at=2026-11-20T19:30', 2],
  ['the events', '/?route=03&panel=events', 2],
  ['the stops near a place', '/?route=03&near=43.0733,-89.40141', 1],
  ['a lot', `/?route=03&lot=${encodeURIComponent(lot)}`, 2],
])('R21: every list has a name: %s', async (_, url, least) => {
  renderRider({ url });
  await waitFor(() => expect(screen.queryAllByRole('list').length).toBeGreaterThanOrEqual(least));
  expect(unnamed()).toEqual([]);
});

test('R21: every list of the legend has a name', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await screen.findByRole('button', { name: en.map.layers }));
  // Its code loads with the first press.
  await screen.findByText(en.layers.legend);
  await screen.findByText(en.legend.stop);
  expect(unnamed()).toEqual([]);
});
