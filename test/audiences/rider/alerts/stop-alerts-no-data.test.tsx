import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { busAt } from '../../../support/feeds/feeds.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, exactly, like, startingWith } from '../../../support/phrases.ts';
import {
  QUICK,
  findWatchStrip,
  expectTitle,
  renderWithBus,
} from '../../../support/watch/watched-bus.tsx';

const words = en.alerts;

test('R16: while no bus is near, the strip names the buses on the route, as many as fit', async () => {
  renderWithBus('/?route=03&watch=0100', 'Somewhere else', ['007', '943']);
  const aside = within(await findWatchStrip());
  expect(await aside.findByText(words.serving(1, 2, '007 and 943'))).toBeTruthy();
  cleanup();
  renderWithBus('/?route=03&watch=0100', 'Somewhere else', ['011', '007', '008', '009', '010']);
  expect(
    await within(await findWatchStrip()).findByText(
      words.serving(1, 5, `007, 008, 009, and ${words.more('2')}`),
    ),
  ).toBeTruthy();
});

test('R16: the strip does not name a bus with another destination', async () => {
  renderWithBus('/?route=03&watch=0341');
  expect(await within(await findWatchStrip()).findByText(words.noneServing)).toBeTruthy();
});

test('R11, R16: when the buses are not reachable, strip and title stop saying that one is near', async () => {
  let isBroken = false;
  let answers = 0;
  const vehicles = async () => [busAt(10 * (answers += 1), { nextStop: 'University & Park' })];
  renderRider({
    url: '/?route=03&watch=0100',
    settings: QUICK,
    source: { vehicles },
    isDown: (url) => isBroken && url.includes('getvehicles'),
  });
  await within(await findWatchStrip()).findByRole('button', {
    name: startingWith(en.vehicles.onRoute('007', '03', ANY)),
  });
  isBroken = true;
  expect(await within(await findWatchStrip()).findByText(words.noLiveData)).toBeTruthy();
  await expectTitle(exactly(en.page.title('Smallville')));
  expect(
    within(await findWatchStrip()).queryByText(like(words.serving(1, 1, ANY), words.noneServing)),
  ).toBeNull();
});

test('R16: the strip says that a watched stop is on no chosen route', async () => {
  renderRider({ url: '/?route=03&watch=0070' });
  expect(await within(await findWatchStrip()).findByText(words.routeNotSelected)).toBeTruthy();
});

test('R16: the strip says that the stops of a watched stop’s route could not be loaded', async () => {
  renderRider({
    url: '/?route=03&watch=0100',
    isDown: (url) => url.includes('getstops'),
  });
  expect(await within(await findWatchStrip()).findByText(words.stopsFailed)).toBeTruthy();
});

test('R16: a watched stop on a route without buses says that none is near', async () => {
  renderRider({ url: '/?route=03&watch=0100', source: { vehicles: async () => [] } });
  expect(await within(await findWatchStrip()).findByText(words.noneNear)).toBeTruthy();
});
