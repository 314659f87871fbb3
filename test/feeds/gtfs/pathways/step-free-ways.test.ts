import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeSnapshot, encodeSnapshot } from '../../../../src/contract/snapshot/snapshot-file.ts';
import type { Snapshot } from '../../../../src/contract/snapshot/snapshot.ts';
import { cityColumns, cityOfColumns } from '../../../../src/service/pocket/city-columns.ts';
import { createStepFree } from '../../../../src/transit/access/createStepFree.ts';
import { imported, reportOf } from '../../../support/feeds/report-of.ts';
import { canReach } from '../../../support/feeds/second-search.ts';
import {
  aStationFeed,
  STATION,
  type StationStop,
  type Way,
  WAY_CELLS,
  WAYS,
} from '../../../support/feeds/station-feed.ts';

const stepFree = ({ ways }: Snapshot, closed: readonly string[] = []) => {
  if (ways === undefined) throw new Error('The snapshot has no ways.');
  return createStepFree(ways, (index) => closed.includes(ways.elevators[index]?.name ?? ''));
};

test('W2: a platform is reached without steps by named elevators, and says which is out of service', async () => {
  const { snapshot } = await imported(aStationFeed(STATION, WAYS));
  expect(stepFree(snapshot).of('A')).toEqual({ isReached: true, elevators: ['S', '1'] });
  expect(stepFree(snapshot).of('B')).toEqual({ isReached: true, elevators: ['S', '1', '2'] });
  expect(stepFree(snapshot, ['2']).of('A')).toEqual({ isReached: true, elevators: ['S', '1'] });
  expect(stepFree(snapshot, ['2']).of('B')).toEqual({ isReached: false, elevators: ['2'] });
  expect(stepFree(snapshot, ['2']).isOutOfReach('B')).toBe(true);
  // Nothing is known of a stop without ways.
  expect(stepFree(snapshot).of('far')).toBeUndefined();
  expect(stepFree(snapshot).isOutOfReach('far')).toBe(false);
});

test('W2: a walkway with stairs has steps, an exit gate is no way in, and an entrance with steps is none', async () => {
  const stops: readonly StationStop[] = [
    { id: 'A', type: 0, parent: 'c' },
    { id: 'B', type: 0, parent: 'c' },
    { id: 'C', type: 0, parent: 'c' },
    { id: 'D', type: 0, parent: 'c' },
    { id: 'c', type: 1 },
    { id: 'in', type: 2, parent: 'c' },
    { id: 'steps', type: 2, parent: 'c', boarding: '2' },
  ];
  const { snapshot } = await imported(
    aStationFeed(stops, [
      { id: '1', from: 'in', to: 'A', mode: 1, stairs: '-3' },
      { id: '2', from: 'B', to: 'in', mode: 7 },
      { id: '3', from: 'steps', to: 'C', mode: 1 },
      { id: '4', from: 'in', to: 'D', mode: 1, stairs: '0' },
    ]),
  );
  const found = stepFree(snapshot);
  expect(['A', 'B', 'C', 'D'].map((id) => found.of(id)?.isReached)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(found.of('A')).toEqual({ isReached: false, elevators: [] });
});

test('W2: an elevator without a sign is called by its levels', async () => {
  const levels = STATION.map((stop) => ({
    ...stop,
    level: stop.id === 'top1' ? 'L0' : stop.id === 'bottom1' ? 'L1' : '',
  }));
  const ways = WAYS.map((way) => ({ ...way, sign: '' }));
  const changes = { 'levels.txt': 'level_id,level_index,level_name\nL0,0,Street\nL1,-1,Tracks' };
  const { snapshot } = await imported(aStationFeed(levels, ways, changes));
  expect(stepFree(snapshot).of('B')?.elevators).toEqual(['w1', 'Street – Tracks', 'w6']);
});

test('W2: a row with a fault is named and left out, and takes no other with it', async () => {
  const bad = ['x1,nowhere,A,1,1,,', 'x2,hall,A,9,1,,', 'x3,hall,A,,1,,', 'x4,hall,far,1,maybe,,'];
  const good = WAYS.map(
    ({ id, from, to, mode, isBothWays = true, sign = '' }) =>
      `${id},${from},${to},${mode},${isBothWays ? 1 : 0},,${sign}`,
  );
  const files = aStationFeed(STATION, [], {
    'pathways.txt': [WAY_CELLS, ...bad, ...good].join('\n'),
  });
  const report = await reportOf(files);
  expect(report).toContain('pathways.txt line 2: stop nowhere is not in stops.txt');
  expect(report).toContain('pathway_mode "9" is not a number from 1 to 7');
  expect(report).toContain('is_bidirectional "maybe" is neither 0 nor 1');
  const { snapshot } = await imported(files);
  expect(stepFree(snapshot).of('B')).toEqual({ isReached: true, elevators: ['S', '1', '2'] });
});

test('W2: a file without a column that is needed is ignored, and the feed is used', async () => {
  const files = aStationFeed(STATION, [], { 'pathways.txt': 'pathway_id,from_stop_id\nw1,hall' });
  expect(await reportOf(files)).toContain('pathways.txt has no column to_stop_id');
  expect((await imported(files)).snapshot.ways).toBeUndefined();
});

test('W2: the ways are in the file of a snapshot and in the document of the city', async () => {
  const { snapshot, timetable } = await imported(aStationFeed(STATION, WAYS));
  const bytes = new TextEncoder().encode([...encodeSnapshot(snapshot)].join(''));
  expect(decodeSnapshot(bytes)).toEqual(snapshot);
  expect(cityOfColumns(cityColumns(snapshot, timetable)).ways).toEqual(snapshot.ways);
});

const PLACES: readonly StationStop[] = [
  ...['p0', 'p1', 'p2', 'p3'].map((id) => ({ id, type: 0, parent: 'c' })),
  { id: 'c', type: 1 },
  ...['b0', 'b1'].map((id) => ({ id, type: 4, parent: 'p3', boarding: '' })),
  ...['n0', 'n1', 'n2', 'n3'].map((id) => ({ id, type: 3, parent: 'c', boarding: '' })),
  { id: 'e0', type: 2, parent: 'c' },
  { id: 'e1', type: 2, parent: 'c', boarding: '2' },
];
const place = fc.constantFrom(...PLACES.flatMap(({ id, type }) => (type === 1 ? [] : [id])));
const way = fc.record({
  from: place,
  to: place,
  mode: fc.constantFrom(1, 1, 2, 3, 4, 5, 5, 6, 7),
  isBothWays: fc.boolean(),
  stairs: fc.constantFrom('', '', '0', '12', '-4'),
  sign: fc.constantFrom('', 'Elevator 1', '2', 'To trains'),
});

test('W2: the yes or no of each platform equals a second search over the graph', async () => {
  let [reached, not] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(way, { minLength: 4, maxLength: 30 }),
      fc.subarray(['1', '2', 'To trains']),
      async (drawn, closed) => {
        const ways: readonly Way[] = drawn.map((one, index) => ({ id: `w${index}`, ...one }));
        const { snapshot } = await imported(aStationFeed(PLACES, ways));
        const found = snapshot.ways === undefined ? null : stepFree(snapshot, closed);
        for (const id of ['p0', 'p1', 'p2', 'p3']) {
          const second = canReach(id, PLACES, ways, closed);
          expect(found?.of(id)?.isReached).toBe(second);
          expect(found?.isOutOfReach(id) ?? false).toBe(second === false);
          if (second === true) reached += 1;
          if (second === false) not += 1;
        }
      },
    ),
    { numRuns: 150, seed: 60 },
  );
  expect(Math.min(reached, not)).toBeGreaterThan(20);
});

test('W2: a chain of thousands of ways is followed to its end', async () => {
  const nodes = Array.from({ length: 5000 }, (_, at) => ({ id: `m${at}`, type: 3, parent: 'c' }));
  const chain = nodes.map(({ id }, at) => ({
    id: `w${at}`,
    from: at === 0 ? 'e0' : `m${at - 1}`,
    to: id,
    mode: at % 2 === 0 ? 5 : 1,
    isBothWays: at % 3 !== 0,
  }));
  const last = { id: 'last', from: 'm4999', to: 'p0', mode: 1 };
  const { snapshot } = await imported(aStationFeed([...PLACES, ...nodes], [...chain, last]));
  expect(stepFree(snapshot).of('p0')?.elevators.length).toBe(2500);
});
