import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { recordAnnouncements } from '../../../support/page/recordAnnouncements.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, DIGITS, exactly, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const announce = en.feed;
const panel = () => screen.getByRole('tabpanel');
const noVehicles = { vehicles: async () => [] };
const line = (name: RegExp) => screen.findByRole('button', { name });

test.each(['stops', 'parking', 'events'])(
  'R11, R21: the tab %s shows and announces that there are no buses now',
  async (tab) => {
    const heard = recordAnnouncements();
    renderRider({ url: `/?route=03,07&panel=${tab}`, source: noVehicles });
    expect(await line(exactly(en.feed.ofRoutes(2, '03 and 07', announce.empty)))).toBeTruthy();
    const sentence = `${en.feed.ofRoutes(2, '03 and 07', announce.empty)}.`;
    await waitFor(() => expect(heard).toContain(sentence));
  },
);

test('R11, R21: a line says since when buses are not reachable, and leads to the buses tab', async () => {
  renderRider({
    url: '/?route=03',
    isDown: (url) => url.includes('getvehicles'),
  });
  await userEvent.click(
    await line(
      startingWith(
        `${en.feed.ofRoutes(1, '03', announce.unreachable)} (${en.failures.since(DIGITS)}`,
      ),
    ),
  );
  expect(
    await within(panel()).findByText(
      startingWith(en.vehicles.state.unreachable(en.failures.since(ANY), ANY)),
    ),
  ).toBeTruthy();
  expect(screen.getByRole('tab', { name: en.page.tabs.vehicles }).ariaSelected).toBe('true');
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: like(announce.unreachable) })).toBeNull();
  });
});

test('R11, R21: a stop’s card on the buses tab has the line too', async () => {
  renderRider({ url: '/?route=03&panel=buses&stop=0100', source: noVehicles });
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
  expect(await line(exactly(en.feed.ofRoutes(1, '03', announce.empty)))).toBeTruthy();
});

test('R11: live buses need no line', async () => {
  renderRider({ url: '/?route=03' });
  const live = like(announce.live(en.vehicles.count(2, '2')));
  await screen.findByText(live);
  expect(
    screen.queryByRole('button', { name: startingWith(en.feed.ofRoutes(1, '03', '')) }),
  ).toBeNull();
});
