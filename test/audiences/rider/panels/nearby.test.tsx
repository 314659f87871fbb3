import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Embed } from '../../../../src/audiences/embed/Embed.tsx';
import { recordAnnouncements } from '../../../support/page/recordAnnouncements.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, DIGITS, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const NEAR = 'near=43.0733673,-89.4014633';
const FOUND = en.nearby.found(4, '4', '500 ft');

const IS_COUNT = like(en.nearby.found(1, DIGITS, ANY), en.nearby.found(2, DIGITS, ANY));
/** The announced counts. */
const counts = (announced: readonly string[]) =>
  announced.filter((sentence) => IS_COUNT.test(sentence));
const goTo = (query: string) =>
  act(() => {
    window.history.pushState(null, '', `/?${query}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const searches = (requests: readonly string[]) =>
  requests.filter((url) => /getnearbystops/.test(url));

test.each(['buses', 'parking', 'events'])(
  'R3: a point is searched and its count announced on the tab %s',
  async (panel) => {
    const announced = recordAnnouncements();
    const { requests } = renderRider({ url: `/?route=03&${NEAR}&panel=${panel}` });
    await waitFor(() => expect(counts(announced)).toEqual([FOUND]));
    expect(searches(requests)).toHaveLength(1);
  },
);

test('R3: a frame also searches around the point in its link', async () => {
  const { requests } = renderRider({ audience: Embed, url: `/?route=03&${NEAR}` });
  await waitFor(() => expect(searches(requests)).toHaveLength(1));
});

const found = () => screen.findByRole('button', { name: like(`University & Park${ANY}30 ft`) });

test('R3, R21: the count is announced once, however often its list is opened', async () => {
  const announced = recordAnnouncements();
  renderRider({ url: `/?route=03&${NEAR}` });
  await waitFor(() => expect(counts(announced)).toEqual([FOUND]));
  await userEvent.click(await found());
  await userEvent.click(await screen.findByRole('button', { name: en.page.back }));
  await found();
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.lots }));
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.stops }));
  await found();
  expect(counts(announced)).toEqual([FOUND]);
});

test('R3: the stops near a stop have a walk, and the stop itself has none', async () => {
  renderRider({ url: '/?route=03&stop=0100' });
  await userEvent.click(await screen.findByRole('button', { name: en.stop.nearby }));
  const other = { name: like(`Johnson & Park${ANY}${en.nearby.walk(ANY, ANY)}`) };
  expect(await screen.findByRole('button', other)).toBeTruthy();
  const itself = { name: like(`University & Park${ANY}${en.nearby.here}`) };
  expect(screen.getByRole('button', itself)).toBeTruthy();
});

test('R3, R21: another point with the same count is announced, and so is a return to the first', async () => {
  const announced = recordAnnouncements();
  renderRider({ url: `/?route=03&${NEAR}` });
  await waitFor(() => expect(counts(announced)).toEqual([FOUND]));
  goTo('route=03&near=43.0733673,-89.40147');
  await waitFor(() => expect(counts(announced)).toEqual([FOUND, FOUND]));
  // The first point's results are cached.
  goTo(`route=03&${NEAR}`);
  await waitFor(() => expect(counts(announced)).toEqual([FOUND, FOUND, FOUND]));
  goTo('route=03');
  goTo(`route=03&${NEAR}`);
  await waitFor(() => expect(counts(announced)).toHaveLength(4));
});

test('R3: if no stop is near, the nearest loaded stop is shown and can be chosen', async () => {
  renderRider({ url: '/?route=03&near=43.2,-89.3' });
  expect(await screen.findByRole('heading', { name: en.nearby.none('500 ft') })).toBeTruthy();
  await userEvent.click(
    await screen.findByRole('button', { name: en.nearby.away('Atwood & Ohio', '7.7 mi') }),
  );
  expect(await screen.findByRole('heading', { name: 'Atwood & Ohio' })).toBeTruthy();
});

test('R3: if no stops are loaded, no nearest stop is shown', async () => {
  renderRider({ url: '/?route=&near=43.2,-89.3' });
  expect(await screen.findByRole('heading', { name: en.nearby.none('500 ft') })).toBeTruthy();
  expect(screen.queryByText(en.nearby.nearest)).toBeNull();
});
