// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import { en } from '../../../src/lib/words/en.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NEAR = 'near=43.0733673,-89.4014633';
const FOUND = '4 stops within 500 ft';

/** Every sentence that was given to a screen reader since, also those that were taken away again. */
function listen(): readonly string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof HTMLOutputElement)) continue;
      said.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
    }
  }).observe(document.body, { childList: true, subtree: true });
  return said;
}

/** How often the count was said. */
const counts = (said: readonly string[]) => said.filter((sentence) => / within /.test(sentence));
const goTo = (query: string) =>
  act(() => {
    window.history.pushState(null, '', `/?${query}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const searches = (requests: readonly string[]) =>
  requests.filter((url) => /getnearbystops/.test(url));

test.each(['buses', 'parking', 'events'])(
  'R3: a point is searched and its count said while the tab is %s',
  async (panel) => {
    const said = listen();
    const { requests } = renderRider({ url: `/?route=03&${NEAR}&panel=${panel}` });
    await waitFor(() => expect(counts(said)).toEqual([FOUND]));
    expect(searches(requests)).toHaveLength(1);
  },
);

/** jsdom has none. */
class ResizeObserver {
  observe() {}
  disconnect() {}
}

test('R3: in a frame and on a display the circle of a link is searched too', async () => {
  vi.stubGlobal('ResizeObserver', ResizeObserver);
  for (const audience of [Embed, Kiosk]) {
    const { requests, unmount } = renderRider({ audience, url: `/?route=03&${NEAR}` });
    await waitFor(() => expect(searches(requests)).toHaveLength(1));
    unmount();
  }
});

const found = () => screen.findByRole('button', { name: /University & Park.*walk/ });

test('R3, R21: the count is said once, however often its list is opened', async () => {
  const said = listen();
  renderRider({ url: `/?route=03&${NEAR}` });
  await waitFor(() => expect(counts(said)).toEqual([FOUND]));
  await userEvent.click(await found());
  await userEvent.click(await screen.findByRole('button', { name: en.page.back }));
  await found();
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.parking }));
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.stops }));
  await found();
  expect(counts(said)).toEqual([FOUND]);
});

test('R3, R21: a search that is widened says its count once, when it is through', async () => {
  const said = listen();
  renderRider({ url: '/?route=03&near=43.0937715,-89.3467281' });
  await screen.findByRole('heading', { name: '1 stop within 1,800 ft' });
  await waitFor(() => expect(counts(said)).toEqual(['1 stop within 1,800 ft']));
});

test('R3, R21: another point that has as much is said again, and one that is come back to', async () => {
  const said = listen();
  renderRider({ url: `/?route=03&${NEAR}` });
  await waitFor(() => expect(counts(said)).toEqual([FOUND]));
  goTo('route=03&near=43.0733673,-89.40147');
  await waitFor(() => expect(counts(said)).toEqual([FOUND, FOUND]));
  // What was searched before is known at once.
  goTo(`route=03&${NEAR}`);
  await waitFor(() => expect(counts(said)).toEqual([FOUND, FOUND, FOUND]));
  goTo('route=03');
  goTo(`route=03&${NEAR}`);
  await waitFor(() => expect(counts(said)).toHaveLength(4));
});

test('R3: where nothing is near, the nearest stop that is known is named and can be chosen', async () => {
  renderRider({ url: '/?route=03&near=43.2,-89.3' });
  expect(await screen.findByRole('heading', { name: en.nearby.none('1,800 ft') })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Atwood & Ohio, 7.7 mi away' }));
  expect(await screen.findByRole('heading', { name: 'Atwood & Ohio' })).toBeTruthy();
});

test('R3: where no stop is known, none is named', async () => {
  renderRider({ url: '/?route=&near=43.2,-89.3' });
  expect(await screen.findByRole('heading', { name: en.nearby.none('1,800 ft') })).toBeTruthy();
  expect(screen.queryByText(en.nearby.nearest)).toBeNull();
});
