import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { holdSpanish } from '../../support/page/holdSpanish.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en, es } from '../../support/words/catalogs.ts';

const spanish = holdSpanish();

test('R23: the page keeps its language until all words of the new one have loaded', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await screen.findByRole('button', { name: en.menu.heading }));
  // Its code loads with the first press.
  await screen.findByText(en.menu.theme);
  await screen.findByRole('button', { name: en.map.layers });
  await userEvent.click(await screen.findByRole('radio', { name: 'Español' }));
  await waitFor(() => expect(spanish.isRequested()).toBe(true));
  // Long enough for React to show a fallback, if it would.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByRole('tab', { name: en.page.tabs.stops })).toBeTruthy();
  expect(screen.getByRole('button', { name: en.map.layers })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: en.search.label })).toBeTruthy();
  expect(screen.queryByText(en.page.mapLoading)).toBeNull();
  expect(document.documentElement.lang).toBe('en');

  spanish.load();
  expect(await screen.findByRole('tab', { name: es.page.tabs.stops })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.map.layers })).toBeNull();
  expect(screen.queryByText(es.page.mapLoading)).toBeNull();
  // Set after the page is drawn.
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
});
