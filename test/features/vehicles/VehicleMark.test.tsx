import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { symbolOutline } from '../../../src/features/vehicles/symbolOutline.ts';
import {
  FADED_COLOR_SHARE,
  SYMBOL,
  VEHICLE_PALETTES,
} from '../../../src/features/vehicles/vehicle-style.ts';
import { VehicleMark } from '../../../src/features/vehicles/VehicleMark.tsx';

/** The end points of a path's commands: the last pair of numbers before each letter. */
const cornersOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Za-z]|$)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

test('R10: the symbol has a tip if the heading is known, and is a disc if it is unknown', () => {
  const tops = (isHeaded: boolean) =>
    Math.min(...cornersOf(symbolOutline(isHeaded)).map(({ y }) => y));
  expect(tops(true)).toBeLessThan(-SYMBOL.tipAt);
  expect(tops(false)).toBe(-SYMBOL.radius);
});

test('R7: the sides of the symbol touch its disc and its tip, like on the map', () => {
  const [left, tipLeft] = cornersOf(symbolOutline(true));
  expect(Math.hypot(left?.x ?? 0, left?.y ?? 0)).toBeCloseTo(SYMBOL.radius, 1);
  expect(Math.hypot(tipLeft?.x ?? 0, (tipLeft?.y ?? 0) + SYMBOL.tipAt)).toBeCloseTo(
    SYMBOL.tipRadius,
    1,
  );
});

test('R7, R10: a row’s mark points in the heading of the bus and is hidden from screen readers', () => {
  const { container, rerender } = render(<VehicleMark color="#0a5cc2" heading={90} />);
  const turns = () =>
    [...container.querySelectorAll('path')].map((path) => path.getAttribute('transform'));
  expect(new Set(turns())).toEqual(new Set(['rotate(90)']));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<VehicleMark color="#0a5cc2" heading={null} />);
  expect(new Set(turns())).toEqual(new Set([null]));
});

test('R11, R19: a faded mark is opaque beneath its label, as the symbol on the map is', () => {
  const { container } = render(
    <VehicleMark color="#0a5cc2" heading={90} variant="faded" label="20" />,
  );
  const fills = [...container.querySelectorAll('path')].map((path) => [
    path.getAttribute('fill'),
    path.getAttribute('fill-opacity'),
  ]);
  const { light, dark } = VEHICLE_PALETTES;
  expect(fills).toEqual([
    [`light-dark(${light.ring}, ${dark.ring})`, null],
    ['#0a5cc2', String(FADED_COLOR_SHARE)],
  ]);
});
