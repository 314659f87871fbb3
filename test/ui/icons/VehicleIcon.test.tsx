import { expect, test } from 'vitest';

import { VehicleIcon } from '../../../src/ui/icons/VehicleIcon.tsx';
import { render } from '../../support/page/render.tsx';

const routes = [
  { routeID: '2', name: 'Harbor', color: '#1a6fb5' },
  { routeID: 'Red', name: 'Red Line', color: '#b51a1a', type: 1 },
  { routeID: 'Lake', name: 'Lake ferry', color: '#1ab5b5', type: 4 },
];

async function drawingOf(...routeIDs: string[]) {
  const { container, unmount } = render(<VehicleIcon routeIDs={routeIDs} />, { routes });
  const path = container.querySelector('path')?.getAttribute('d');
  unmount();
  return path;
}

test('R12: a train and a ferry do not look like a bus', async () => {
  const [bus, train, ferry] = [
    await drawingOf('2'),
    await drawingOf('Red'),
    await drawingOf('Lake'),
  ];
  expect(bus).toBeTruthy();
  expect(new Set([bus, train, ferry]).size).toBe(3);
});

test('R12: several kinds, and a route that is not in the settings, have the symbol of a bus', async () => {
  const bus = await drawingOf('2');
  expect(await drawingOf('2', 'Red')).toBe(bus);
  expect(await drawingOf('unlisted')).toBe(bus);
});
