import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { NEEDS } from '../../../../src/contract/links/vehicle-needs.ts';
import type { Need } from '../../../../src/contract/links/vehicle-needs.ts';
import { NeedsFilter } from '../../../../src/features/vehicles/list/NeedsFilter.tsx';
import { meetsNeeds } from '../../../../src/features/vehicles/meetsNeeds.ts';
import { aVehicle } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

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

const filter = (needs: readonly Need[], onNeeds: (needs: readonly Need[]) => void = () => {}) => (
  <NeedsFilter needs={needs} vehicles={vehicles} onNeedsChange={onNeeds} />
);

test('R15: a feature that a bus does not report is unknown: neither a match nor a "no"', () => {
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

test('R15: each need has a chip, and pressing it adds or removes the need', () => {
  const onNeeds = vi.fn<(needs: readonly Need[]) => void>();
  render(filter(['bike'], onNeeds));
  expect(screen.getByRole('group', { name: en.needs.label })).toBeDefined();
  const lift = screen.getByRole('button', { name: en.needs.lift });
  expect(lift.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(lift);
  expect(onNeeds).toHaveBeenLastCalledWith(['lift', 'bike']);
  fireEvent.click(screen.getByRole('button', { name: en.needs.bike }));
  expect(onNeeds).toHaveBeenLastCalledWith([]);
});

test('R15: there are no chips if no bus reports a feature, unless a need is already chosen', () => {
  const silent = vehicles.map((vehicle) => ({
    ...vehicle,
    wheelChairLift: undefined,
    wheelChairAccessible: undefined,
    bikeRack: undefined,
    wifiAccess: undefined,
  }));
  const silentFilter = (needs: readonly Need[]) => (
    <NeedsFilter needs={needs} vehicles={silent} onNeedsChange={() => {}} />
  );
  const { rerender } = render(silentFilter([]));
  expect(screen.queryByRole('group', { name: en.needs.label })).toBeNull();
  rerender(silentFilter(['lift']));
  expect(screen.getByRole('button', { name: en.needs.lift, pressed: true })).toBeDefined();
  expect(screen.getByText(sentence(0, 5), { selector: 'p' })).toBeDefined();
});

/** The sentence for so many matching buses of five, and so many that do not report a need. */
const sentence = (matching: number, unknown: number) =>
  `${en.needs.match(matching, `${matching}`, 5, '5')} ${en.needs.notReportedCount(unknown, `${unknown}`)}`;

test('R15: the number of matching buses is shown, and announced once for each change of the needs', () => {
  const { container, rerender } = render(filter(['lift']));
  const region = screen.getByRole('status');
  expect(screen.getByText(sentence(2, 2), { selector: 'p' })).toBeDefined();
  const heard = () => [...region.children].map(({ textContent }) => textContent);
  expect(heard()).toEqual([sentence(2, 2)]);
  rerender(filter(['lift', 'bike']));
  expect(heard().slice(1)).toEqual([sentence(1, 1)]);
  rerender(filter([]));
  expect(container.querySelector('.needs-filter__count')).toBeNull();
});
