import { expect, test } from 'vitest';

import { busColumns } from '../../../../src/audiences/kiosk/paged/row-columns.ts';
import { listLayout, rowLayout } from '../../../../src/audiences/kiosk/paged/row-layout.ts';
import type { RowWords } from '../../../../src/audiences/kiosk/paged/row-layout.ts';

/** The font sizes for 3 m and 32 inches at 1920x1080. */
const SCALE = { large: 103, medium: 74.4, small: 51.5 };
const NAME_WIDTH = 1000;
const layoutOf = (words: Partial<RowWords>, width = NAME_WIDTH) =>
  rowLayout(
    { name: 'Airport', details: [], leastDetails: Number.POSITIVE_INFINITY, ...words },
    width,
    SCALE,
  );

const LONG = 'Founders Library Garage - Upper Level';
const EVENT = ['event parking now until 3:30 PM', 'Until 3:30 PM'];
const SAID = 'Event parking now until 3:30 PM';
const WALK = ['1,150 ft, 4 min walk', '1,150 ft'];

test("A4: a bus row is 130 to 155 pixels high, whatever the bus's distance", () => {
  for (const details of [[], [['next: Lake St']]]) {
    const { height } = layoutOf({ details, leastDetails: 0, figureWords: '' });
    expect(height).toBeGreaterThanOrEqual(130);
    expect(height).toBeLessThanOrEqual(155);
  }
});

test('A2, T23: a row is as high as the words in the place of its number', () => {
  const heightOf = (figureWords: string) => layoutOf({ figureWords }).height;
  expect(heightOf('Canceled')).toBe(heightOf('next stop'));
  expect(heightOf("Doesn't stop here") - heightOf('Canceled')).toBeCloseTo(0.95 * SCALE.medium);
});

test('A2: a destination on two lines takes the place of the next stop', () => {
  const layout = layoutOf({ name: LONG, details: [['next: Lake St']], leastDetails: 0 });
  expect(layout.details).toEqual([]);
  expect(layoutOf({ details: [['next: Lake St']], leastDetails: 0 }).details).toEqual([
    'Next: Lake St',
  ]);
});

test('A8, A50: a lot with a long name keeps its event and the walk to it, and its row is as much higher', () => {
  const plain = layoutOf({ name: LONG });
  const full = layoutOf({ name: LONG, details: [EVENT, WALK] });
  expect(full.details).toEqual([SAID, WALK[0]]);
  expect(full.height - plain.height).toBeCloseTo(2 * 1.2 * SCALE.small);
});

test('A8: what a lot says below its name stands on one line where there is room', () => {
  const { details } = layoutOf({ details: [EVENT, WALK] }, 2000);
  expect(details).toEqual([`${SAID} · ${WALK[0]}`]);
});

test('T23: lines below a name share one as far as they fit', () => {
  const details = [['Frontenac Transportation'], ['Tomorrow'], ['then 6:10 AM']];
  expect(layoutOf({ details }, 1000).details).toEqual([
    'Frontenac Transportation',
    'Tomorrow · Then 6:10 AM',
  ]);
});

test('A2, T23: the words of the figures stand below the numbers where names then need fewer lines', () => {
  const columns = busColumns(['8B'], [{ number: '11:37', words: 'p.m.' }], SCALE);
  const listOf = (name: string, width = 1280) =>
    listLayout([{ rowWords: { name, details: [], leastDetails: 0 } }], columns, width, SCALE);
  const [short, long] = [listOf('Airport'), listOf('Scotia Square via Robie')];
  expect([short.isStacked, short.figure]).toEqual([false, columns.figure]);
  expect(long.isStacked).toBe(true);
  expect(long.figure).toBeLessThan(columns.figure);
  expect(listOf('Scotia Square via Robie', 0).isStacked).toBe(false);
});

test('A4: a line below a name takes a shorter wording, and makes room for the mark before it', () => {
  const event = ['event until 12:30 PM', 'Until 12:30 PM'];
  expect(layoutOf({ details: [event] }, 610).details).toEqual(['Event until 12:30 PM']);
  expect(layoutOf({ details: [event], mark: 'icon' }, 610).details).toEqual([event[1]]);
});
