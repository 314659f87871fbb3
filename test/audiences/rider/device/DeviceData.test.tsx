import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DeviceDataButton } from '../../../../src/audiences/rider/device/DeviceDataButton.tsx';
import { RIDER_TIMETABLES } from '../../../../src/audiences/rider/offline/rider-timetables.ts';
import { RIDER_ANSWERS } from '../../../../src/audiences/rider/saved/rider-answers.ts';
import { RIDER_FAVORITES } from '../../../../src/audiences/rider/saved/rider-favorites.ts';
import { RIDER_VISIT } from '../../../../src/audiences/rider/saved/rider-visit.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { render } from '../../../support/page/render.tsx';
import { en, es } from '../../../support/words/catalogs.ts';

fakeDatabase();

/** The caches of a service worker: their names and how many files each has. */
function fakeCaches(files: Map<string, number>) {
  return {
    keys: async () => [...files.keys()],
    open: async (name: string) => ({ keys: async () => Array(files.get(name) ?? 0).fill('') }),
    delete: async (name: string) => files.delete(name),
  };
}

let cached: Map<string, number>;

beforeEach(async () => {
  cached = new Map([
    ['curbside-basemap', 5],
    ['workbox-precache-v2-http://city.test/', 40],
    ['of-another-page', 1],
  ]);
  vi.stubGlobal('caches', fakeCaches(cached));
  RIDER_FAVORITES.set([
    { kind: 'stop', id: '0100', name: 'University & Park' },
    { kind: 'route', id: '03', name: 'Crosstown' },
  ]);
  RIDER_VISIT.set({ at: 0, lots: [], events: [] });
  await RIDER_ANSWERS.save('lots', { wire: [], receivedAt: Date.now() });
  await RIDER_TIMETABLES.save('a stop and day', { wire: {}, receivedAt: Date.now() });
});

afterEach(async () => {
  await Promise.all([RIDER_ANSWERS.clear(), RIDER_TIMETABLES.clear()]);
});

const row = async (name: string) =>
  within(await screen.findByRole('list', { name: en.device.button }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name));

test('R36: lists everything that is saved on the device, with counts', async () => {
  render(<DeviceDataButton />);
  await userEvent.click(screen.getByRole('button', { name: en.device.button }));
  const { kinds, saved } = en.device;
  expect((await row(kinds.favorites))?.textContent).toContain(saved('2'));
  expect((await row(kinds.visit))?.textContent).toContain(saved('1'));
  expect((await row(kinds.lists))?.textContent).toContain(saved('1'));
  expect((await row(kinds.timetables))?.textContent).toContain(saved('1'));
  expect((await row(kinds.files))?.textContent).toContain(saved('45'));
});

test('R36: clears one kind, announces it, and leaves the others', async () => {
  render(<DeviceDataButton />, { lang: 'es' });
  await userEvent.click(screen.getByRole('button', { name: es.device.button }));
  const name = es.device.kinds.timetables;
  await userEvent.click(await screen.findByRole('button', { name: es.device.clearKind(name) }));
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(es.device.cleared(name));
  });
  expect(screen.queryByRole('button', { name: es.device.clearKind(name) })).toBeNull();
  expect(screen.getByText(es.device.none)).toBeTruthy();
  expect(await RIDER_TIMETABLES.count()).toBe(0);
  expect(await RIDER_ANSWERS.count()).toBe(1);
  expect(RIDER_FAVORITES.get()).toHaveLength(2);
  expect(cached.size).toBe(3);
});

test('R36: says what could not be cleared', async () => {
  vi.stubGlobal('caches', {
    ...fakeCaches(cached),
    delete: () => Promise.reject(new Error('denied')),
  });
  render(<DeviceDataButton />);
  await userEvent.click(screen.getByRole('button', { name: en.device.button }));
  const name = en.device.kinds.files;
  await userEvent.click(await screen.findByRole('button', { name: en.device.clearKind(name) }));
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(en.device.failed(name));
  });
});

test('R36: forgets everything by keyboard, and saves nothing more until the page is opened again', async () => {
  renderRider({ url: '/?route=03&panel=parking' });
  await userEvent.click(await screen.findByRole('button', { name: en.menu.heading }));
  // Its code loads with the first press.
  await screen.findByText(en.menu.theme);
  screen.getByRole('button', { name: en.device.button }).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('button', { name: en.device.clearAll })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(en.device.clearedAll, { selector: 'p' });
  expect(screen.getByRole('status').textContent).toContain(en.device.clearedAll);

  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(window.localStorage).toHaveLength(0);
  expect(await RIDER_ANSWERS.count()).toBe(0);
  expect(await RIDER_TIMETABLES.count()).toBe(0);
  expect([...cached.keys()]).toEqual(['of-another-page']);
});
