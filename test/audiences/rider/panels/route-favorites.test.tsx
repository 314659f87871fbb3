import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { theSettings } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const WITHOUT_BUSES = { features: { ...theSettings().features, vehicles: false } };

const panel = () => within(screen.getByRole('tabpanel'));
const favorite = { name: en.favorites.addRoute('03') };

test.each(['/?route=03', '/?route=03&near=43.0733,-89.4014'])(
  'R6: a city without live buses can add the route to the favorites below the stops of %s',
  async (url) => {
    renderRider({ url, settings: WITHOUT_BUSES });
    await userEvent.click(await panel().findByRole('button', favorite));
    expect(panel().getByRole('button', favorite).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await screen.findByRole('combobox'));
    expect(await screen.findByRole('option', { name: like(en.routes.unnamed('03')) })).toBeTruthy();
    expect(panel().queryByRole('button', favorite), 'only below a list').toBeNull();
  },
);

test('R6: a city with live buses has the routes’ favorites below its buses only', async () => {
  renderRider({ url: '/?route=03' });
  await panel().findByRole('button', { name: /University & Park/ });
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.vehicles }));
  expect(await panel().findAllByRole('button', favorite)).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.stops }));
  expect(panel().queryByRole('button', favorite)).toBeNull();
});
