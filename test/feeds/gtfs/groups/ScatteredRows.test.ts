import fc from 'fast-check';
import { expect, test } from 'vitest';

import { GroupRows, newGroupValues } from '../../../../src/feeds/gtfs/groups/GroupRows.ts';
import type { GroupValues } from '../../../../src/feeds/gtfs/groups/GroupRows.ts';
import { ScatteredRows } from '../../../../src/feeds/gtfs/groups/ScatteredRows.ts';
import { runs } from '../../../support/runs.ts';

const GROUPS = 4;
const MAX = 0x7fff_ffff;

interface Row {
  readonly group: number;
  readonly values: GroupValues;
  readonly linesBefore: number;
}

/** Adds rows. Returns what comes back of each group, and what should. */
function keep(rows: readonly Row[]) {
  const scattered = new ScatteredRows(GROUPS, rows.length);
  let line = 1;
  const added = rows.map(({ group, values, linesBefore }) => {
    line += linesBefore;
    scattered.add(group, values, line);
    return { group, line, ...values };
  });
  const copied = new GroupRows(0);
  return Array.from({ length: GROUPS }, (_group, group) => {
    scattered.copyTo(copied, group);
    const found = Array.from({ length: copied.count }, (_, place) => ({
      group,
      line: copied.lines[place],
      sequence: copied.sequences[place],
      a: copied.as[place],
      b: copied.bs[place],
      distance: copied.distances[place],
      arrival: copied.arrivals[place],
      departure: copied.departures[place],
    }));
    const expected = added.filter((row) => row.group === group);
    return {
      found: { rows: found, count: scattered.countOf(group) },
      expected: { rows: expected, count: expected.length },
    };
  });
}

const aRow = fc.record({
  group: fc.nat(GROUPS - 1),
  values: fc
    .record({
      sequence: fc.oneof(fc.nat(50), fc.nat(MAX)),
      a: fc.integer({ min: -180_000_000, max: 180_000_000 }),
      b: fc.oneof(fc.nat(5), fc.integer({ min: -MAX, max: MAX })),
      distance: fc.constantFrom(Number.NaN, 0, 1.5),
      arrival: fc.oneof(fc.constant(-1), fc.nat(100_000), fc.nat(2_000_000)),
      wait: fc.oneof(fc.constant(0), fc.nat(5000)),
    })
    .map(({ wait, arrival, ...rest }) => ({
      ...rest,
      arrival,
      departure: arrival === -1 ? -1 : arrival + wait,
    })),
  linesBefore: fc.constantFrom(1, 1, 1, 3),
});

test('S6: scattered rows come back by group, in their order, with all their values', () => {
  fc.assert(
    fc.property(fc.array(aRow, { maxLength: 40 }), (rows) => {
      for (const { found, expected } of keep(rows)) expect(found).toEqual(expected);
    }),
    runs(50),
  );
});

test('S6: the first block keeps its rows when it grows', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    group: at % GROUPS,
    values: {
      sequence: at,
      a: 7 - at,
      b: at % 7 === 0 ? MAX : 3,
      distance: at % 5 === 0 ? at : Number.NaN,
      arrival: at < 100 ? -1 : at,
      departure: at < 100 ? -1 : at + (at % 50 === 0 ? 3000 : 20),
    },
    linesBefore: at % 1000 === 0 ? 2 : 1,
  }));
  const onEachLine = rows.map((row) => ({ ...row, linesBefore: 1 }));
  for (const { found, expected } of [...keep(rows), ...keep(onEachLine)])
    expect(found).toEqual(expected);
});

test('S6: too many scattered rows are dropped, and still counted', () => {
  const scattered = new ScatteredRows(2, 3);
  const values = { ...newGroupValues(), sequence: 1 };
  for (let line = 2; line < 7; line += 1) scattered.add(line % 2, values, line);
  expect(scattered.isOverfull).toBe(true);
  expect([scattered.countOf(0), scattered.countOf(1)]).toEqual([3, 2]);
});
