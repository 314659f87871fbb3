// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { en } from '../../../src/lib/words/en.ts';
import { busAt } from '../../support/feeds.ts';
import { renderRider } from '../../support/render-rider.tsx';
import { QUICK, findWatchStrip, expectTitle, renderWithBus } from '../../support/watched-bus.tsx';

const words = en.watch;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('R16: while none is near, the buses that it waits for are named, as many as a line holds', async () => {
  renderWithBus('/?route=03&watch=0100', 'Somewhere else', ['007', '943']);
  const aside = within(await findWatchStrip());
  expect(await aside.findByText(words.serving(2, '007 and 943'))).toBeTruthy();
  cleanup();
  renderWithBus('/?route=03&watch=0100', 'Somewhere else', ['011', '007', '008', '009', '010']);
  expect(
    await within(await findWatchStrip()).findByText(words.serving(5, '007, 008, 009, and 2 more')),
  ).toBeTruthy();
});

test('R16: a bus of another destination is not one that the watch waits for', async () => {
  renderWithBus('/?route=03&watch=0341');
  expect(await within(await findWatchStrip()).findByText(words.noneServing)).toBeTruthy();
});

test('R11, R16: when the buses are not reachable any more, strip and title say no more that one is near', async () => {
  let isBroken = false;
  let answers = 0;
  const vehicles = async () => [busAt(10 * (answers += 1), { nextStop: 'University & Park' })];
  renderRider({
    url: '/?route=03&watch=0100',
    settings: QUICK,
    source: { vehicles },
    middleware: async (request, service) => {
      if (isBroken && request.url.includes('getvehicles')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  await within(await findWatchStrip()).findByRole('button', { name: /^Bus 007/ });
  isBroken = true;
  expect(await within(await findWatchStrip()).findByText(words.notLive)).toBeTruthy();
  await expectTitle(/^(?!.*near)/);
  expect(within(await findWatchStrip()).queryByText(/running here/i)).toBeNull();
});

test('R16: a watched stop of no chosen route says that it is not looked at', async () => {
  renderRider({ url: '/?route=03&watch=0070' });
  expect(await within(await findWatchStrip()).findByText(words.notLoaded)).toBeTruthy();
});

test('R16: a watched stop of a route whose stops could not be loaded says that', async () => {
  renderRider({
    url: '/?route=03&watch=0100',
    middleware: async (request, service) => {
      if (request.url.includes('getstops')) throw new TypeError('Failed to fetch');
      return service(request);
    },
  });
  expect(await within(await findWatchStrip()).findByText(words.stopsFailed)).toBeTruthy();
});

test('R16: a watched stop whose buses cannot be read does not say that none is near', async () => {
  const vehicles = () => Promise.reject(new Error('the buses are gone'));
  renderRider({ url: '/?route=03&watch=0100', source: { vehicles } });
  expect(await within(await findWatchStrip()).findByText(words.notLive)).toBeTruthy();
});

test('R16: a watched stop of a route without buses says that none is near', async () => {
  renderRider({ url: '/?route=03&watch=0100', source: { vehicles: async () => [] } });
  expect(await within(await findWatchStrip()).findByText(words.waiting)).toBeTruthy();
});
