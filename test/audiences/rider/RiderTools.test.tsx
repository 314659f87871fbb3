// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { aLot, anEvent, theSettings } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('R29: what changed since the last visit is counted, listed, and can be forgotten', async () => {
  const first = renderRider({ url: '/?route=03&panel=parking' });
  await screen.findByRole('button', { name: /Capitol Square North Garage/ });
  hide(true);
  await waitFor(() => expect(window.localStorage).toHaveLength(1));
  first.unmount();
  hide(false);

  renderRider({ url: '/?route=03', source: { lots: async () => [] } });
  expect(await screen.findByRole('button', { name: 'What changed: 0 changes' })).toBeTruthy();
  cleanup();

  renderRider({
    url: '/?route=03',
    middleware: async (request, service) => {
      const response = await service(request);
      if (!request.url.includes('/lots')) return response;
      const text = await response.text();
      return new Response(text.replaceAll('Graduation', 'Hockey'), response);
    },
  });
  expect(await screen.findByRole('button', { name: 'What changed: 2 changes' })).toBeTruthy();
  const list = document.querySelector('#what-changed');
  expect(list?.textContent).toContain('New event: Hockey');
  expect(list?.textContent).toContain('Event no longer listed: Graduation');
  const forget = [...(list?.querySelectorAll('button') ?? [])].at(-1);
  forget?.click();
  expect(await screen.findByRole('button', { name: 'What changed: 0 changes' })).toBeTruthy();
  expect(window.localStorage).toHaveLength(0);
  expect(list?.textContent).toContain('Your last visit is forgotten.');
  expect(screen.getByRole('status').textContent).toContain('Your last visit is forgotten.');
});

/** What a browser tells of a popover that opens or closes; the document of the tests has none. */
const toggle = (list: Element, newState: 'open' | 'closed') =>
  act(() => {
    list.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });

test('R29: what was looked at counts no more, stays readable while open, and can be opened', async () => {
  let lots = [aLot({ openSpots: 300, specialEvents: [] })];
  const { polling } = theSettings();
  renderRider({
    url: '/?route=03',
    settings: { polling: { ...polling, lotsSeconds: 0.5 } },
    source: { lots: async () => lots },
  });
  await screen.findByRole('button', { name: 'What changed: 0 changes' });
  lots = [aLot({ openSpots: 0, specialEvents: [anEvent({ eventName: 'Hockey' })] })];
  await screen.findByRole('button', { name: 'What changed: 2 changes' });
  const list = document.querySelector('#what-changed');
  if (list === null) throw new Error('no list');
  toggle(list, 'open');
  expect(await screen.findByRole('button', { name: 'What changed: 0 changes' })).toBeTruthy();
  expect(list.textContent).toContain('New event: Hockey');
  const lot = [...list.querySelectorAll('button')].find((one) => one.textContent.includes('full'));
  lot?.click();
  toggle(list, 'closed');
  expect(await screen.findByRole('heading', { name: aLot().name })).toBeTruthy();
  expect(list.textContent).toContain('Nothing has changed since you looked.');
});

test('R29: says in Spanish what changed', async () => {
  renderRider({ url: '/?route=03&lang=es' });
  expect(await screen.findByRole('button', { name: 'Qué cambió: 0 cambios' })).toBeTruthy();
});
