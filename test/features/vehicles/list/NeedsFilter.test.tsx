// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { NeedsFilter } from '../../../../src/features/vehicles/list/NeedsFilter.tsx';
import { meetsNeeds } from '../../../../src/features/vehicles/meetsNeeds.ts';
import { NEEDS } from '../../../../src/lib/vehicle-needs.ts';
import type { Need } from '../../../../src/lib/vehicle-needs.ts';
import { aVehicle } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds.ts';
import { render } from '../../../support/render.tsx';

afterEach(cleanup);

const vehicles = feedOf({
  at: 0,
  vehicles: [
    busAt(0, { vehicleID: '1', wheelChairLift: true }),
    busAt(9, { vehicleID: '2', wheelChairLift: true, bikeRack: false }),
    busAt(20, { vehicleID: '3', wheelChairLift: false }),
    busAt(30, { vehicleID: '4', wheelChairLift: undefined }),
    busAt(40, { vehicleID: '5', wheelChairLift: undefined, bikeRack: false }),
  ],
}).vehicles;

const filter = (needs: readonly Need[], onNeeds: (asked: readonly Need[]) => void = () => {}) => (
  <NeedsFilter needs={needs} vehicles={vehicles} onNeedsChange={onNeeds} />
);

test('R15: a flag that a bus does not tell is no match, and no "no"', () => {
  const flags = { wheelChairLift: true, wheelChairAccessible: undefined, bikeRack: false };
  const bus = aVehicle(flags);
  expect(meetsNeeds(bus, [])).toBe('yes');
  expect(meetsNeeds(bus, ['lift'])).toBe('yes');
  expect(meetsNeeds(bus, ['lift', 'accessible'])).toBe('unknown');
  expect(meetsNeeds(bus, ['accessible', 'bike'])).toBe('no');
});

test('R15: more needs never match more buses', () => {
  const answer = fc.constantFrom(true, false, undefined);
  const bus = fc.record({
    wheelChairLift: answer,
    wheelChairAccessible: answer,
    bikeRack: answer,
    wifiAccess: answer,
  });
  fc.assert(
    fc.property(bus, fc.subarray([...NEEDS]), fc.constantFrom(...NEEDS), (flags, needs, more) => {
      const [all, fewer] = [meetsNeeds(flags, [...needs, more]), meetsNeeds(flags, needs)];
      expect(all !== 'yes' || fewer === 'yes').toBe(true);
    }),
  );
});

test('R15: a chip says what is needed, and pressing it asks for that too', () => {
  const onNeeds = vi.fn<(needs: readonly Need[]) => void>();
  render(filter(['bike'], onNeeds));
  expect(screen.getByRole('group', { name: 'I need' })).toBeDefined();
  const lift = screen.getByRole('button', { name: 'Wheelchair lift' });
  expect(lift.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(lift);
  expect(onNeeds).toHaveBeenLastCalledWith(['lift', 'bike']);
  fireEvent.click(screen.getByRole('button', { name: 'Bike rack' }));
  expect(onNeeds).toHaveBeenLastCalledWith([]);
});

test('R15: how many buses match is written and said aloud, once for each question', () => {
  const { rerender } = render(filter(['lift']));
  const region = screen.getByRole('status');
  expect(
    screen.getByText('2 of 5 buses match. 2 buses do not say.', { selector: 'p' }),
  ).toBeDefined();
  const heard = () => [...region.children].map(({ textContent }) => textContent);
  expect(heard()).toEqual(['2 of 5 buses match. 2 buses do not say.']);
  rerender(filter(['lift', 'bike']));
  expect(heard().slice(1)).toEqual(['1 of 5 buses matches. 1 bus does not say.']);
  rerender(filter([]));
  expect(screen.queryByText(/match/, { selector: 'p' })).toBeNull();
});

test('R15: speaks Spanish', () => {
  render(filter(['lift']), { lang: 'es' });
  expect(
    screen.getByText(/^2 de 5 autobuses tienen lo que necesita\. 2 autobuses no lo indican\.$/, {
      selector: 'p',
    }),
  ).toBeDefined();
});
