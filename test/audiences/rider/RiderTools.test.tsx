// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

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
    line: async (request, service) => {
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
});

test('R29: says in Spanish what changed', async () => {
  renderRider({ url: '/?route=03&lang=es' });
  expect(await screen.findByRole('button', { name: 'Qué ha cambiado: 0 cambios' })).toBeTruthy();
});
