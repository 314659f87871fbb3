import { expect, test } from 'vitest';

import {
  boardLayout,
  withSecondaryLots,
} from '../../../../src/audiences/kiosk/layout/board-layout.ts';

/** Before the board is measured. */
const UNMEASURED = { height: 0, gap: 2 };
const panelsOf = (...options: Parameters<typeof boardLayout>) =>
  boardLayout(...options).map(({ panels }) => panels);

/** The heights of the panels of a column in pixels; the flexible one has the rest. */
function heightsOf({ panels, heights }: ReturnType<typeof boardLayout>[number], height: number) {
  const fixed = heights
    .split(/ (?=\d+(?:\.\d+)?px|minmax)/)
    .map((track) => Number.parseFloat(track) || 0);
  const rest = height - 2 * (panels.length - 1) - fixed.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(panels.map((panel, index) => [panel, fixed[index] || rest]));
}

const need = (row: number, rows: number, leastRows = 2) => ({
  one: 60 + row,
  least: 60 + Math.min(rows, leastRows) * row,
  most: 60 + rows * row,
});
const ALL = ['vehicles', 'lots', 'events', 'map'] as const;

test('A50: in landscape the map has a third of the width, beside the first list', () => {
  const columns = boardLayout(ALL, true, {}, UNMEASURED);
  expect(columns.map(({ panels }) => panels)).toEqual([
    ['vehicles', 'lots'],
    ['map', 'events'],
  ]);
  expect(columns.map(({ width }) => width)).toEqual(['minmax(0, 2fr)', 'minmax(0, 1fr)']);
  expect(panelsOf(['vehicles', 'lots', 'map'], true, {}, UNMEASURED)).toEqual([
    ['vehicles', 'lots'],
    ['map'],
  ]);
});

test('A50: a column whose lists are empty is not blank', () => {
  const rows = (...heights: number[]) => ({
    ...need(200, 1),
    rows: { heights, fullHeights: heights, around: 60, pinned: 0 },
  });
  const [empty, full] = [rows(), rows(200)];
  const noBuses = { vehicles: empty, lots: empty, events: full };
  expect(panelsOf(ALL, true, noBuses, UNMEASURED)).toEqual([
    ['vehicles', 'lots', 'events'],
    ['map'],
  ]);
  expect(panelsOf(ALL, true, { ...noBuses, events: empty }, UNMEASURED)).toEqual([ALL]);
  expect(panelsOf(ALL, true, { ...noBuses, lots: full }, UNMEASURED)).toHaveLength(2);
  const lists = ['vehicles', 'lots'] as const;
  expect(panelsOf(lists, true, { vehicles: full, lots: empty }, UNMEASURED)).toEqual([lists]);
  expect(panelsOf(lists, true, { vehicles: full, lots: full }, UNMEASURED)).toHaveLength(2);
});

test('A50: in portrait the panels stand one above another, and the map has less than 40%', () => {
  const needs = { vehicles: need(150, 20), lots: need(200, 20), events: need(200, 9, 1) };
  for (const known of [{}, needs]) {
    const [only, ...others] = boardLayout(['map', 'vehicles', 'lots', 'events'], false, known, {
      height: 1700,
      gap: 2,
    });
    expect(others).toEqual([]);
    expect(only?.panels).toEqual(['map', 'vehicles', 'lots', 'events']);
    const { map = 0 } = only === undefined ? {} : heightsOf(only, 1700);
    expect(map).toBeLessThan(0.4 * 1700);
    expect(map).toBeGreaterThan(0.15 * 1700);
  }
});

test('A50: a list has at most the height of its rows, and the others and the map have the rest', () => {
  const needs = { vehicles: need(150, 1), lots: need(200, 20), events: need(200, 1) };
  const [left, right] = boardLayout(ALL, true, needs, { height: 970, gap: 2 });
  expect(left && heightsOf(left, 970)).toEqual({ vehicles: 210, lots: 758 });
  expect(right && heightsOf(right, 970)).toEqual({ map: 708, events: 260 });
  const [only] = boardLayout(
    ALL,
    false,
    { ...needs, lots: need(200, 2) },
    { height: 1700, gap: 2 },
  );
  expect(only && heightsOf(only, 1700)).toEqual({
    vehicles: 210,
    lots: 460,
    events: 260,
    map: 764,
  });
});

test('A50: what the pages of a list would leave empty goes to the map', () => {
  const heights = Array.from({ length: 9 }, () => 200);
  const rows = { heights, fullHeights: heights, around: 60, pinned: 0 };
  const needs = { events: { ...need(200, 9, 1), rows } };
  const [, right] = boardLayout(ALL, true, needs, { height: 970, gap: 2 });
  // Its share is 580, in which a third row would not fit.
  expect(right && heightsOf(right, 970)).toEqual({ map: 508, events: 460 });
});

test('A50, T23: rows that all have room say all of it before the map gets more', () => {
  const rows = { heights: [150, 150], fullHeights: [220, 240], around: 60, pinned: 0 };
  const expectHeight = (departures: number, height: number) => {
    const needs = { departures: { one: 210, least: 360, most: 520, rows } };
    const [column] = boardLayout(['departures', 'map'], false, needs, { height, gap: 2 });
    expect(column && heightsOf(column, height)).toEqual({
      departures,
      map: height - 2 - departures,
    });
  };
  expectHeight(520, 1200);
  // Its share is 400.
  expectHeight(400, 602);
});

test('A50: each list has the height for the rows that it asks for, before weights decide', () => {
  const needs = { vehicles: need(150, 20), lots: need(260, 20) };
  const [left] = boardLayout(['vehicles', 'lots', 'map'], true, needs, { height: 970, gap: 2 });
  const { lots = 0, vehicles = 0 } = left === undefined ? {} : heightsOf(left, 970);
  expect(lots).toBe(580);
  expect(vehicles).toBe(388);
});

test('A50: a map that would be lower than 15% gives its room to the lists', () => {
  const needs = { vehicles: need(150, 20), lots: need(290, 20), events: need(240, 9, 1) };
  const portrait = (height: number) => panelsOf(ALL, false, needs, { height, gap: 2 });
  expect(portrait(1700)).toEqual([['vehicles', 'lots', 'events', 'map']]);
  expect(portrait(1400)).toEqual([['vehicles', 'lots', 'events']]);
});

test('A2: where there is no room for what the lists ask for, each has its highest row', () => {
  const needs = { vehicles: need(150, 20), lots: need(340, 20) };
  const [left] = boardLayout(['vehicles', 'lots', 'map'], true, needs, { height: 800, gap: 2 });
  const { lots = 0, vehicles = 0 } = left === undefined ? {} : heightsOf(left, 800);
  expect(lots).toBeGreaterThanOrEqual(400);
  expect(vehicles).toBeGreaterThanOrEqual(210);
});

test('A24: without a map the lists have all of the screen', () => {
  expect(panelsOf(['lots', 'events'], true, {}, UNMEASURED)).toEqual([['lots'], ['events']]);
  expect(panelsOf(['vehicles', 'lots', 'events'], true, {}, UNMEASURED)).toEqual([
    ['vehicles', 'lots'],
    ['events'],
  ]);
  expect(panelsOf(['map'], true, {}, UNMEASURED)).toEqual([['map']]);
});

test('A50: lots that nobody asked for have at most a third of the column, and the buses the rest', () => {
  const space = { height: 970, gap: 2 };
  const needs = { vehicles: need(150, 2), lots: need(200, 20), events: need(200, 1) };
  const [left] = boardLayout(ALL, true, withSecondaryLots(needs, space), space);
  const { vehicles = 0, lots = 0 } = left === undefined ? {} : heightsOf(left, 970);
  expect(lots).toBeLessThanOrEqual(970 / 3 + 1);
  expect(vehicles + lots).toBeCloseTo(968);
  const high = { ...needs, lots: need(400, 3) };
  const [withHighRows] = boardLayout(ALL, true, withSecondaryLots(high, space), space);
  expect(withHighRows && heightsOf(withHighRows, 970).lots).toBe(460);
  const few = { ...needs, lots: need(100, 1) };
  const [column] = boardLayout(ALL, true, withSecondaryLots(few, space), space);
  expect(column && heightsOf(column, 970)).toEqual({ vehicles: 808, lots: 160 });
});

test('A50: a station without a bus leaves the height to the map, or to the lots where there is none', () => {
  const space = { height: 1200, gap: 2 };
  const rows = { heights: [], fullHeights: [], around: 60, pinned: null };
  const vehicles = { one: 120, least: 120, most: 120, rows };
  const needs = { vehicles, lots: need(200, 20), events: need(200, 1) };
  const shares = withSecondaryLots(needs, space);
  const [column] = boardLayout(ALL, false, shares, space);
  const heights = column === undefined ? {} : heightsOf(column, 1200);
  expect(heights.vehicles).toBe(120);
  expect(heights.map).toBeGreaterThan(400);
  const [left] = boardLayout(['vehicles', 'lots', 'events'], true, shares, space);
  expect(left && heightsOf(left, 1200)).toEqual({ vehicles: 120, lots: 1078 });
});
