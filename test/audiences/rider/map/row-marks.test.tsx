import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

/** #1a6fb5, as a browser reports it. */
const ROUTE_03 = 'rgb(26, 111, 181)';

test('R21: a search result has the mark of the map: a ring in its route’s color, a lot’s band', async () => {
  renderRider({ url: '/?route=03' });
  const field = await screen.findByRole('combobox', { name: en.search.label });
  await userEvent.type(field, 'johnson');
  const stop = await screen.findByRole('option', { name: /^Johnson & Park/ });
  expect(stop.querySelector('circle')?.style.stroke).toBe(ROUTE_03);
  await userEvent.clear(field);
  await userEvent.type(field, 'capitol');
  const lot = await screen.findByRole('option', { name: /^Capitol Square/ });
  expect(lot.querySelector('.band-mark path')?.getAttribute('style')).toContain(
    'fill: light-dark(rgb(15, 147, 140), rgb(28, 186, 198))',
  );
});
