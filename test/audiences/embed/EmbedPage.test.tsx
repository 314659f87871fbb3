import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { anEvent } from '../../support/builders.ts';
import { BIG_CITY, bigCity } from '../../support/cities/big-city.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const open = (query: string) =>
  renderRider({ audience: Embed, url: `/?view=embed&route=03${query}` });
const button = async (name: string) => screen.findByRole('button', { name });

test('B29: the legend and the list of a frame are one tap away', async () => {
  open('');
  fireEvent.click(await button(en.layers.legend));
  expect(await screen.findByText(en.legend.stopSelected)).toBeTruthy();
  fireEvent.click(await button(en.page.close));
  fireEvent.click(await button(en.frame.list));
  expect(await screen.findByRole('tab', { name: en.page.tabs.stops })).toBeTruthy();
});

test('B2, B29: mode=list shows the named lists alone, under the title of the URL as text', async () => {
  open('&mode=list&panels=stops,parking&title=<img src=x onerror=alert(1)>');
  expect(await screen.findByRole('tab', { name: en.page.tabs.lots })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: en.page.tabs.vehicles })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    '<img src=x onerror=alert(1)>',
  );
  expect(screen.queryByText(en.page.mapLoading)).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

test('B20: a list reads the lots only for what it shows', async () => {
  const { requests } = open('&mode=list');
  const hasLots = () => requests.some((url) => url.includes('/lots'));
  expect(await screen.findByText(like(en.frame.live(ANY)))).toBeTruthy();
  expect(hasLots()).toBe(false);
  fireEvent.click(screen.getByRole('tab', { name: en.page.tabs.lots }));
  expect(await screen.findByRole('list', { name: en.layers.lots })).toBeTruthy();
  expect(hasLots()).toBe(true);
});

test('B20, R18: a list of lots reads buses only to sort by them, and its age is that of the lots', async () => {
  const { requests } = open('&mode=list&panel=parking');
  const hasVehicles = () => requests.some((url) => url.includes('/getvehicles'));
  const sort = await screen.findByLabelText(en.parking.sort.label);
  expect(await screen.findByText(like(en.frame.live(ANY)))).toBeTruthy();
  expect(hasVehicles()).toBe(false);
  await userEvent.selectOptions(sort, en.parking.sort.ride);
  await waitFor(() => expect(hasVehicles()).toBe(true));
});

test('B2, Q31: a frame of the whole city is live, although a route that nobody asked for has no buses', async () => {
  const ofRoute = en.feed.ofRoutes(1, '22', en.feed.empty);
  renderRider({ audience: Embed, url: '/?view=embed' });
  expect(await screen.findByText(like(en.frame.live(ANY)))).toBeTruthy();
  expect(screen.queryByText(ofRoute)).toBeNull();
  cleanup();
  renderRider({ audience: Embed, url: '/?view=embed&route=22' });
  expect(await screen.findByText(ofRoute)).toBeTruthy();
});

test('B29: a frame without buttons keeps its link to the full map', async () => {
  open('&controls=none');
  expect(await screen.findByRole('link', { name: new RegExp(en.page.openFullMap) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.frame.list })).toBeNull();
});

test('B15, B10: the first step of the keyboard skips the map, without an entry in the history', async () => {
  open('');
  await button(en.frame.list);
  const entries = window.history.length;
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement?.textContent).toBe(en.frame.skipMap);
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe(en.frame.list);
  expect([window.history.length, window.location.hash]).toEqual([entries, '']);
});

test('B7: where the host forbids new tabs, a click on the link gives its address', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(new Proxy(window, {}));
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  open('&mode=list');
  const link = await screen.findByRole('link', { name: new RegExp(en.page.openFullMap) });
  fireEvent.click(link, { ctrlKey: true });
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(link);
  const address = await screen.findByLabelText<HTMLInputElement>(en.frame.address);
  expect(address.value).toBe(`${window.location.origin}/?route=03`);
});

test('B9: a frame of a large city does not use the permission that its host has', async () => {
  let count = 0;
  const stub = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  stub('permissions', { query: async () => ({ state: 'granted' }) });
  stub('geolocation', { getCurrentPosition: () => (count += 1) });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(new Proxy(window, {}));
  renderRider({
    audience: Embed,
    url: '/?view=embed&mode=list',
    source: bigCity(),
    settings: BIG_CITY,
  });
  // The routes near the center of the city are chosen.
  expect(await screen.findByText('Stop 1')).toBeTruthy();
  expect(count).toBe(0);
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name);
});

test('B2: a frame with some lots has the list of their events', async () => {
  const graduation = anEvent().eventName;
  const eventsOf = async (query: string) => {
    open(`&mode=list&panel=events${query}`);
    const list = await screen.findByRole('tabpanel');
    await within(list).findAllByRole('listitem');
    const names = [graduation, 'Softball'].filter(
      (name) => within(list).queryAllByText(name).length > 0,
    );
    cleanup();
    return names;
  };
  expect(await eventsOf('')).toEqual([graduation, 'Softball']);
  expect(await eventsOf('&lots=83')).toEqual(['Softball']);
});
