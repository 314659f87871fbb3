import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { PAGE_DURATION } from '../../../../src/audiences/kiosk/paged/pages.ts';
import { CITY_NAME_KEY } from '../../../../src/lib/names/start-names.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

fakeDatabase();

beforeEach(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});
const REFUSED = { status: '-1', description: 'The Metro service is not currently running' };

/** A display whose operator has written this screens.json. */
const display = (orders: object, isConnected = () => true, query = '', refused = 'nothing') =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&route=03&id=main-1${query}`,
    source: { lots: async () => [aLot()] },
    middleware: async (request, service) => {
      if (!isConnected()) throw new TypeError('no network');
      if (request.url.includes(refused)) return Response.json(REFUSED);
      return new URL(request.url).pathname === '/screens.json'
        ? Response.json(orders)
        : service(request);
    },
  });

test('A43: other programs can read how the display is doing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  display({});
  await waitFor(() => expect(window.curbsideHealth?.().status).toBe('ok'));
  expect(window.curbsideHealth?.().id).toBe('main-1');
  // The attribute is updated every 10 seconds.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(document.documentElement.dataset['health']).toBe('ok');
  cleanup();
  expect(window.curbsideHealth).toBeUndefined();
});

test('A45, L2: the operator’s message is above the board, in its own direction', async () => {
  display({ message: 'Stop moved to 2nd Street' });
  expect(await screen.findByText('Stop moved to 2nd Street', { selector: 'bdi' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: en.parking.sort.open })).toBeTruthy();
});

test('A45: a display with two languages shows the message in both, and doesn’t read it for each', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { requests } = display(
    { message: { en: 'Stop moved', es: 'La parada cambió' } },
    () => true,
    '&lang=en,es',
  );
  expect(await screen.findByText('Stop moved')).toBeTruthy();
  for (const text of ['La parada cambió', 'Stop moved', 'La parada cambió']) {
    await act(() => vi.advanceTimersByTimeAsync(2 * PAGE_DURATION));
    expect(await screen.findByText(text)).toBeTruthy();
  }
  const reads = requests.filter((url) => url.startsWith('/screens.json'));
  expect(reads.length).toBeLessThanOrEqual(2);
});

test('A45: a display that is switched off shows only that', async () => {
  display({ screens: { 'main-1': { disabled: true } } });
  expect(await screen.findByText(en.display.off)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

/** Expects that the pointer is hidden until it moves, and that the page refuses a context menu. */
function expectLockDown() {
  const { dataset } = document.documentElement;
  expect(dataset['pointer']).toBe('hidden');
  fireEvent.pointerMove(document.body);
  expect(dataset['pointer']).toBeUndefined();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(dataset['pointer']).toBe('hidden');
  expect(fireEvent.contextMenu(document.body)).toBe(false);
  expect(dataset['locked']).toBe('');
  cleanup();
  expect(dataset['locked']).toBeUndefined();
  expect(dataset['pointer']).toBeUndefined();
}

test.each([
  ['is switched off', { disabled: true }, en.display.off],
  ['has a board that failed', {}, en.page.partFailed(theSettings().city.name)],
])('A5, A6: a display that %s hides its pointer and reacts to nothing', async (_, orders, said) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('ResizeObserver', undefined);
  display(orders);
  expect(await screen.findByText(said)).toBeTruthy();
  expectLockDown();
});

test('A37: a start without a network shows the last stops and lots, and how old they are', async () => {
  const network = { isThere: true };
  display({}, () => network.isThere);
  await waitFor(() => expect(window.curbsideHealth?.().status).toBe('ok'));
  // The answers are saved a moment after they came.
  await new Promise((resolve) => setTimeout(resolve, 600));
  cleanup();
  network.isThere = false;
  display({}, () => network.isThere);
  expect(await screen.findByText(like(en.display.savedData(ANY, true)))).toBeTruthy();
  // One message for each cause (A10).
  expect(screen.queryByText(like(en.display.allLost(ANY), en.display.allLost(null)))).toBeNull();
  expect(screen.getAllByText(aLot().name).length).toBeGreaterThan(0);
  expect(screen.queryByText(like(en.stops.toward(ANY)))).toBeNull();
});

test('A10, A37: a start while the service refuses its stops, as at night, does not say that there is no connection', async () => {
  display({});
  await waitFor(() => expect(window.curbsideHealth?.().status).toBe('ok'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  cleanup();
  display({}, () => true, '&stop=0100', 'getstops');
  // From the saved stops.
  expect(await screen.findByRole('heading', { level: 1, name: 'University & Park' })).toBeTruthy();
  await waitFor(() => expect(window.curbsideHealth?.().status).toBe('ok'));
  expect(
    screen.queryByText(like(en.display.savedData(ANY, true), en.display.savedData(ANY, false))),
  ).toBeNull();
});

test('A32: the display stores its city’s name for the next start', async () => {
  display({});
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  expect(localStorage.getItem(CITY_NAME_KEY)).toBe(textContent);
});
