import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { NOON } from '../../../support/cities/small-source.ts';
import { halfCity, joinedCity, SOUTH } from '../../../support/cities/two-agencies.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));
test.each(['100', '9100', '100,9100'])(
  'G3: a display with stop=%s lists the departures of both agencies',
  async (stops) => {
    renderRider({ audience: Kiosk, url: `/?view=kiosk&stop=${stops}`, source: await joinedCity() });
    const board = await screen.findByRole('region', { name: en.page.tabs.departures });
    // jsdom has no layout, so all rows fit.
    await waitFor(() => expect(within(board).getAllByRole('listitem').length).toBeGreaterThan(2));
    const [first] = within(board).getAllByRole('listitem');
    expect(first?.textContent).toMatch(new RegExp(`^1College.*${SOUTH}`));
    expect(screen.queryByText(en.kiosk.unservedStops(1, '9100'))).toBeNull();
  },
);

test('L2: a line below a destination has its own direction, whatever it begins with', async () => {
  renderRider({ audience: Kiosk, url: '/?view=kiosk&stop=100', source: await joinedCity() });
  const board = await screen.findByRole('region', { name: en.page.tabs.departures });
  const lines = await within(board).findAllByText(SOUTH);
  expect(lines.map(({ tagName }) => tagName)).toContain('BDI');
});

test("G3: where one agency's times can't be read, a display says that some departures are missing", async () => {
  renderRider({ audience: Kiosk, url: '/?view=kiosk&stop=100', source: await halfCity() });
  const board = await screen.findByRole('region', { name: en.page.tabs.departures });
  expect(await within(board).findByText(en.times.partial)).toBeTruthy();
  expect(within(board).getAllByRole('listitem').length).toBeGreaterThan(0);
});
