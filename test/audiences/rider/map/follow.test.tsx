import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aVehicle, theSettings } from '../../../support/builders.ts';
import { mockGeolocation } from '../../../support/page/mockGeolocation.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const FOLLOWED = '/?route=03&follow=03%2F007';
const polling = { ...theSettings().polling, vehiclesSeconds: 1 };

const live = (buses: number) => en.feed.live(en.vehicles.count(buses, String(buses)));
const isFollowed = () => window.location.search.includes('follow=');
const heard = () => screen.getByRole('status').textContent;
const follows = () => screen.findByText(startingWith(en.follow.following('007')));

const pressLocate = async () =>
  userEvent.click(await screen.findByRole('button', { name: en.map.myLocation }));

test('R13: the map stops following a bus that leaves it, and says and announces so', async () => {
  let isThere = true;
  let lat = 43.07;
  let reads = 0;
  const vehicles = async () => {
    reads += 1;
    // It moves with each answer: a feed in which nothing changes is frozen after three polls.
    return isThere ? [aVehicle({ lat: (lat += 0.0001) })] : [];
  };
  renderRider({ url: FOLLOWED, settings: { polling }, source: { vehicles } });
  await follows();
  isThere = false;
  const gone = en.follow.busLeft('007');
  expect(await screen.findByText(gone, { selector: 'p' })).toBeTruthy();
  expect(heard()).toContain(gone);
  expect(isFollowed()).toBe(false);
  // It is not followed again when it returns.
  isThere = true;
  const before = reads;
  await waitFor(() => expect(reads).toBeGreaterThan(before + 2));
  expect(screen.queryByText(startingWith(en.follow.following(ANY)))).toBeNull();
});

test('R13: a bus in the link stays followed until the first answer with buses', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  renderRider({
    url: FOLLOWED,
    middleware: async (request, service) => {
      if (request.url.includes('getvehicles')) await answered;
      return service(request);
    },
  });
  await follows();
  answer();
  await waitFor(() => expect(heard()).toContain(live(2)));
  expect(isFollowed()).toBe(true);
});

test('R13: no bus is followed while the bus layer is off', async () => {
  renderRider({ url: `${FOLLOWED}&hide=vehicles` });
  await waitFor(() => expect(isFollowed()).toBe(false));
});

test('R13: a selection stops following the bus, and that is announced', async () => {
  renderRider({ url: FOLLOWED });
  await follows();
  await userEvent.click(await screen.findByRole('button', { name: /^University & Park/ }));
  await waitFor(() => expect(isFollowed()).toBe(false));
  await waitFor(() => expect(heard()).toContain(en.follow.stopped));
});

test('R13: my location stops following the bus, and that is announced', async () => {
  const { center } = theSettings().city;
  mockGeolocation(center);
  renderRider({ url: FOLLOWED });
  await follows();
  await pressLocate();
  await waitFor(() => expect(window.location.search).toContain('near='));
  expect(isFollowed()).toBe(false);
  await waitFor(() => expect(heard()).toContain(en.follow.stopped));
});

test('R13: my location stops following a bus that was followed in the same frame', async () => {
  const { center } = theSettings().city;
  mockGeolocation(center);
  renderRider({ url: '/?route=03&vehicle=03%2F007' });
  const follow = await screen.findByRole('button', { name: en.follow.start });
  const locate = await screen.findByRole('button', { name: en.map.myLocation });
  fireEvent.click(follow);
  expect(isFollowed()).toBe(true);
  // The map does not know yet that it follows the bus.
  expect(screen.queryByText(startingWith(en.follow.following('007')))).toBeNull();
  fireEvent.click(locate);
  await waitFor(() => expect(window.location.search).toContain('near='));
  expect(isFollowed()).toBe(false);
});

test.each([
  ['denied', { code: 1 }, en.map.locationDenied],
  ['far away', { lat: 0, lon: 0 }, en.map.locationOutside('Smallville')],
])(
  'R13, R19: the page says that a location is %s and still follows the bus',
  async (_, at, message) => {
    mockGeolocation(at);
    renderRider({ url: FOLLOWED });
    await follows();
    await pressLocate();
    expect(await screen.findByText(startingWith(message), { selector: 'p' })).toBeTruthy();
    expect(heard()).toContain(message);
    expect(screen.getByText(like(en.follow.following('007')))).toBeTruthy();
    expect(isFollowed()).toBe(true);
  },
);
