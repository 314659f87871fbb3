import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aLot, anEvent, theSettings } from '../../support/builders.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

const bell = () => screen.queryByRole('button', { name: like(en.changes.button(2, ANY)) });

/** The event of a popover that opens or closes; jsdom has no popovers. */
const toggle = (list: Element, newState: 'open' | 'closed') =>
  act(() => {
    list.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });

test('R29, Q8: changes since the last visit are counted and listed, and the visit can be forgotten', async () => {
  const first = renderRider({ url: '/?route=03&panel=parking' });
  await screen.findByRole('button', { name: /Capitol Square North Garage/ });
  // The part that stores the visit loads after the list.
  await screen.findByRole('combobox', { name: en.search.label });
  expect(bell(), 'there is no news').toBeNull();
  hide(true);
  await waitFor(() => expect(window.localStorage).toHaveLength(1));
  first.unmount();
  hide(false);

  renderRider({ url: '/?route=03', source: { lots: async () => [] } });
  await screen.findByRole('combobox', { name: en.search.label });
  expect(bell()).toBeNull();
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
  expect(await screen.findByRole('button', { name: en.changes.button(2, '2') })).toBeTruthy();
  const list = document.querySelector('#what-changed');
  expect(list?.textContent).toMatch(like(`Hockey${ANY}${en.changes.eventNew}`));
  expect(list?.textContent).toMatch(like(`Graduation${ANY}${en.changes.eventRemoved}`));
  const [when] = list?.querySelectorAll('h3') ?? [];
  expect(when?.textContent, 'says since when').toMatch(like(en.changes.ago(ANY)));
  if (list === null) throw new Error('no list');
  toggle(list, 'open');
  const forget = [...(list?.querySelectorAll('button') ?? [])].at(-1);
  forget?.click();
  expect(await screen.findByRole('button', { name: en.changes.button(0, '0') })).toBeTruthy();
  expect(window.localStorage).toHaveLength(0);
  expect(list?.textContent).toContain(en.changes.cleared);
  expect(screen.getByRole('status').textContent).toContain(en.changes.cleared);
});

test('R29: changes that were read are not counted, stay readable while the list is open, and can be opened', async () => {
  let lots = [aLot({ openSpots: 300, specialEvents: [] })];
  const { polling } = theSettings();
  renderRider({
    url: '/?route=03',
    settings: { polling: { ...polling, lotsSeconds: 0.5 } },
    source: { lots: async () => lots },
  });
  await screen.findByRole('combobox', { name: en.search.label });
  lots = [aLot({ openSpots: 0, specialEvents: [anEvent({ eventName: 'Hockey' })] })];
  await screen.findByRole('button', { name: en.changes.button(2, '2') });
  const list = document.querySelector('#what-changed');
  if (list === null) throw new Error('no list');
  toggle(list, 'open');
  expect(await screen.findByRole('button', { name: en.changes.button(0, '0') })).toBeTruthy();
  expect(list.textContent).toContain(`Hockey${en.changes.eventNew}`);
  const lot = [...list.querySelectorAll('button')].find((one) =>
    one.textContent.includes(en.parking.bands.full),
  );
  lot?.click();
  toggle(list, 'closed');
  expect(await screen.findByRole('heading', { name: aLot().name })).toBeTruthy();
  expect(bell(), 'all of it was read').toBeNull();
});
