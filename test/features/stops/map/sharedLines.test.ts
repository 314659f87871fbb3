import type { Position } from 'geojson';
import { expect, test } from 'vitest';

import { type ColoredLine, sharedLines } from '../../../../src/features/stops/map/sharedLines.ts';

/** Meters east and north of a place, as longitude and latitude. */
const at = ([east, north]: readonly [number, number]): Position => [
  -63 + east / 78_700,
  45 + north / 111_320,
];
const line = (color: string, ...places: readonly (readonly [number, number])[]): ColoredLine => ({
  color,
  line: places.map(at),
});

/** What is drawn: the color, how far it is moved, and between which meters east. */
const drawn = (lines: readonly ColoredLine[]) =>
  sharedLines(lines).features.map(({ properties, geometry }) => {
    const places = geometry.type === 'LineString' ? geometry.coordinates : [];
    const east = [places[0], places.at(-1)].map(([lon = 0] = []) =>
      Math.round(((lon + 63) * 78_700) / 100),
    );
    return [properties?.['color'], properties?.['nearOffset'], ...east];
  });

test('Q7: lines that share a street run side by side there, and only there', () => {
  const red = line('red', [0, 0], [1000, 0], [1000, 1000]);
  const blue = line('blue', [300, 500], [300, 3], [1500, 3]);
  expect(drawn([red, blue])).toEqual([
    ['red', -1.75, 3, 10],
    ['blue', 1.75, 3, 10],
  ]);
});

test('Q7: a street is drawn once, though lines of both directions and of one color run there', () => {
  const there = line('red', [0, 0], [1000, 0]);
  const back = line('red', [1000, 4], [0, 4]);
  const blue = line('blue', [0, 2], [1000, 2], [0, 2]);
  expect(drawn([there, back, blue]).map(([color]) => color)).toEqual(['red', 'blue']);
  expect(drawn([there, back])).toEqual([]);
});

test('Q7: of long lines nothing is moved, so that a phone is not held up', () => {
  const long = (color: string) => line(color, [0, 0], [300_000, 0]);
  expect(drawn([long('red'), long('blue')])).toEqual([]);
});

test('Q7: lines that cross do not share a street', () => {
  expect(drawn([line('red', [0, 0], [1000, 0]), line('blue', [500, -500], [500, 500])])).toEqual(
    [],
  );
});
