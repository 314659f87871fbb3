import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { vehicleKey } from '../../../src/api/feeds/vehicle-keys.ts';
import { RowHighlights } from '../../../src/city/cards/RowHighlights.tsx';
import { lotKey } from '../../../src/contract/parking/parking-lot.ts';
import { eventKey } from '../../../src/contract/parking/special-event.ts';
import type { Selection } from '../../../src/view/view.ts';
import { aLot, anEvent, aVehicle } from '../../support/builders.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

test('R21: a row of a card is highlighted while it has the pointer or focus, until the card closes', () => {
  const highlights: (Selection | null)[] = [];
  const { unmount } = render(
    <RowHighlights onHighlight={(highlight) => highlights.push(highlight)}>
      <p>A fact</p>
      <button type="button" data-thing="lot city A lot">
        <span>A lot</span>
      </button>
    </RowHighlights>,
  );
  const lot = { kind: 'lot', id: 'city A lot' };
  const highlight = () => highlights.at(-1);
  fireEvent.pointerOver(screen.getByText('A lot'));
  expect(highlight()).toEqual(lot);
  fireEvent.pointerOver(screen.getByText('A fact'));
  expect(highlight()).toBeNull();
  fireEvent.focusIn(screen.getByRole('button'));
  expect(highlight()).toEqual(lot);
  fireEvent.focusOut(screen.getByRole('button'));
  expect(highlight()).toBeNull();
  fireEvent.pointerOver(screen.getByText('A lot'));
  unmount();
  expect(highlight()).toBeNull();
});

const event = anEvent();
const lot = aLot({
  openSpots: 1,
  coordinates: { lat: 43.0731, lng: -89.4013 },
  specialEvents: [event],
});
const other = aLot({
  name: 'Other garage',
  shortName: 'other',
  coordinates: { lat: 43.0732, lng: -89.4014 },
});
const bus = aVehicle({ nextStop: 'University & Park' });
const source = {
  lots: async () => [lot, other],
  vehicles: async (routeID: string) => (routeID === '03' ? [bus] : []),
};
const things = (name: string | RegExp) =>
  screen.findByRole('region', { name }).then(async (region) => {
    await within(region).findAllByRole('button');
    return [...region.querySelectorAll<HTMLElement>('[data-thing]')].map(
      ({ dataset }) => dataset['thing'],
    );
  });

test('R21: the rows of a lot’s card name their stops, buses, lots and events', async () => {
  renderRider({ url: `/?route=03&lot=${encodeURIComponent(lotKey(lot))}`, source });
  await screen.findByRole('button', { name: /University & Park/ });
  await waitFor(async () =>
    expect(await things(en.parkAndRide.stops('1,300 ft'))).toEqual(
      expect.arrayContaining(['stop 0100', `vehicle ${vehicleKey({ ...bus, routeID: '03' })}`]),
    ),
  );
  expect(await things(en.parking.alternatives.heading)).toEqual([`lot ${lotKey(other)}`]);
  expect(await things(en.events.atLot)).toEqual([`event ${eventKey(event)}`]);
});

test('R21: the rows of a stop’s card name its lots', async () => {
  renderRider({ url: '/?route=03&stop=0100', source });
  expect(await things(en.parkAndRide.lots('1,300 ft'))).toEqual(
    expect.arrayContaining([`lot ${lotKey(lot)}`, `lot ${lotKey(other)}`]),
  );
});

test('R21: the rows of an event’s card name its lots', async () => {
  renderRider({ url: `/?route=03&event=${encodeURIComponent(eventKey(event))}`, source });
  const list = await screen.findByRole('list', { name: en.events.lotsHeading });
  expect(list.querySelector<HTMLElement>('[data-thing]')?.dataset['thing']).toBe(
    `lot ${lotKey(lot)}`,
  );
});
