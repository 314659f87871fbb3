import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { LOT_BANDS } from '../../../src/features/parking/lotState.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

const group = (name: string) => within(screen.getByRole('region', { name }));
const entries = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('R19: the legend lists each symbol of stops, buses and lots with its mark', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await screen.findByRole('button', { name: en.map.layers }));
  // Its code loads with the first press.
  await screen.findByText(en.layers.legend);
  expect(screen.getByText(en.layers.legend)).toBeTruthy();
  const { legend, layers, parking } = en;
  expect(entries(layers.stops)).toEqual([
    legend.stop,
    legend.stopSelected,
    legend.routeLine,
    legend.searched,
  ]);
  // A bus mark has the ID of a route that is shown.
  expect(entries(layers.vehicles)).toEqual([
    `03${legend.bus}`,
    `03${legend.busNoHeading}`,
    `03${legend.busDimmed}`,
    `03${legend.busFaded}`,
    `03${legend.busSelected}`,
    legend.tether,
  ]);
  const lots = entries(layers.lots);
  for (const [index, band] of LOT_BANDS.entries()) {
    expect(lots[index]).toContain(parking.bands[band]);
  }
  expect(lots.slice(LOT_BANDS.length)).toEqual([
    legend.lotLate,
    en.events.phases.now,
    legend.eventMaybe,
    en.events.phases.soon,
    legend.lotSelected,
    legend.lotsTogether,
  ]);
  // Lot markers are images, which only a browser draws.
  const drawn = [
    ...group(layers.stops).getAllByRole('listitem'),
    ...group(layers.vehicles).getAllByRole('listitem'),
  ];
  for (const item of drawn) {
    expect(item.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});
