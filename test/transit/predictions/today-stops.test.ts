import { describe, expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import type { FeedStop } from '../../support/realtime/trip-update.ts';
import { onlyBuses } from '../../support/times/onlyBuses.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import { at, comes, late, messageOf, SKIPPED, stop } from '../../support/times/small-live-city.ts';

const NOW = at('08:01') * 1000;

/** A line A, Central 1, B, End; Central has three platforms, and is a station or not. */
const filesOf = (isStation: boolean) => ({
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code
A,Stop A,43.01,-89.4,,,
S,Central,43.02,-89.4,1,,
${[1, 2, 3].map((n) => `C${n},Central,43.02${n},-89.4,,${isStation ? 'S' : ''},${isStation ? n : ''}`).join('\n')}
B,Stop B,43.03,-89.4,,,
E,End,43.04,-89.4,,,
X,Beside,43.05,-89.4,,,`,
  'trips.txt': '\nr1,daily,t,North,0,\nr1,daily,u,North,0,\nr1,daily,v,South,1,',
  'stop_times.txt': stopTimes(
    't: A 08:00, C1 08:10, B 08:20, E 08:30',
    'u: C2 12:00, C3 12:05, X 12:10, E 12:20',
    'v: E 14:00, A 14:30',
  ),
});

async function boards(stops: readonly FeedStop[], isStation = true) {
  const city = await openLiveCity(aFeed(filesOf(isStation)), FEED_DAY);
  const update = { tripID: 't', stops };
  const [reading] = city.see([messageOf([update])], NOW);
  const board = (stopID: string) =>
    (city.arrivals(stopID, NOW, 30)?.arrivals ?? [])
      .filter(({ tripID }) => tripID === `${FEED_DAY}.t`)
      .map(({ destination, state, basis, departsFrom, expectedAt }) =>
        [
          destination,
          new Date(expectedAt - 5 * 3_600_000).toISOString().slice(11, 16),
          ...(basis === 'scheduled' ? [] : ['live']),
          ...(state === 'running' ? [] : [state]),
          ...(departsFrom === undefined ? [] : [`from ${departsFrom.stopID}`]),
        ].join(' '),
      )
      .join(', ');
  return { board, trip: city.trip(`${FEED_DAY}.t`, NOW), counts: reading?.updateCounts, city };
}

const at2 = (stopID: string): FeedStop => ({ ...late(2, 120), stopID });
const LEFT_OUT: FeedStop = { sequence: 2, stopID: 'C1', ...SKIPPED };
const HERE = 'North 08:12 live';

describe('where a bus stops today', () => {
  /** What a feed says of the second stop, and the boards of its platforms 1, 2 and 3. */
  const CHANGES: readonly (readonly [
    rule: string,
    stops: readonly FeedStop[],
    boards: readonly [one: string, two: string, three: string],
  ])[] = [
    [
      'by an assigned stop',
      [{ ...late(2, 120), assignedStopID: 'C2' }],
      [`${HERE} from C2`, HERE, ''],
    ],
    [
      'by an assigned stop with its own stop_id and no sequence',
      [{ ...late('C2', 120), assignedStopID: 'C2' }],
      [`${HERE} from C2`, HERE, ''],
    ],
    [
      'by an assigned stop that is the planned one',
      [{ ...late(2, 120), assignedStopID: 'C1' }],
      [HERE, '', ''],
    ],
    [
      'by an assigned stop that the city has not',
      [{ ...late(2, 120), assignedStopID: 'C9' }],
      [HERE, '', ''],
    ],
    ['by the stop_id of another platform', [at2('C2')], [`${HERE} from C2`, HERE, '']],
    ['by the stop_id of another platform alone', [late('C2', 120)], [`${HERE} from C2`, HERE, '']],
    ['by two rows', [LEFT_OUT, at2('C2')], [`${HERE} from C2`, HERE, '']],
    ['by two rows in the other order', [at2('C2'), LEFT_OUT], [`${HERE} from C2`, HERE, '']],
    [
      'by two rows without a sequence',
      [stop('C1', SKIPPED), late('C2', 120)],
      [`${HERE} from C2`, HERE, ''],
    ],
    [
      'by three rows, of which two are left out',
      [LEFT_OUT, { ...LEFT_OUT, stopID: 'C2' }, at2('C3')],
      [`${HERE} from C3`, '', HERE],
    ],
    [
      'by three rows, of which the first that is served counts',
      [at2('C2'), LEFT_OUT, at2('C3')],
      [`${HERE} from C2`, HERE, ''],
    ],
    ['by a stop that is left out alone', [LEFT_OUT], ['North 08:10 skipped', '', '']],
    [
      'not while it is left out at both',
      [LEFT_OUT, { ...LEFT_OUT, stopID: 'C2' }],
      ['North 08:10 skipped', '', ''],
    ],
  ];

  for (const isStation of [true, false])
    test.each(CHANGES)(
      `T6: is known %s, ${isStation ? 'in a station' : 'by the name of the platforms'}`,
      async (_rule, stops, [one, two, three]) => {
        const { board } = await boards(stops, isStation);
        expect([board('C1'), board('C2'), board('C3')]).toEqual([one, two, three]);
      },
    );

  test('T6: a stop of no station in place of one that is left out has the bus', async () => {
    const { board, trip, counts } = await boards([LEFT_OUT, at2('X')]);
    expect([board('C1'), board('X')]).toEqual(['North 08:10 skipped from X', HERE]);
    expect(trip?.stops[1]).toMatchObject({
      stopID: 'X',
      plannedStop: { stopID: 'C1' },
      state: 'running',
      basis: 'reported',
    });
    expect(counts).toMatchObject({ unknownStop: 0 });
  });

  test('T6: another stop with the sequence of one that is not left out is no place of the bus', async () => {
    const { board, counts } = await boards([at2('X')]);
    expect([board('C1'), board('X')]).toEqual(['North 08:10', '']);
    expect(counts).toMatchObject({ unknownStop: 1 });
  });

  test('T6: a platform of which only the change is known has the time of the timetable', async () => {
    const { board } = await boards([{ sequence: 2, assignedStopID: 'C2' }]);
    expect([board('C1'), board('C2')]).toEqual(['North 08:10 from C2', 'North 08:10']);
  });

  test('T6: the stops of a trip are those of today', async () => {
    const { trip } = await boards([{ ...late(2, 120), assignedStopID: 'C2' }]);
    expect(trip?.stops.map(({ stopID }) => stopID)).toEqual(['A', 'C2', 'B', 'E']);
    expect(trip?.stops[1]?.plannedStop?.stopID).toBe('C1');
    expect(trip?.destination).toBe('North');
  });
});

describe('a run that ends early', () => {
  const [C, B, E] = [2, 3, 4].map((sequence) => stop(sequence, SKIPPED));
  const skips = (...all: readonly (FeedStop | undefined)[]) =>
    boards([late(1, 60), ...all.flatMap((one) => one ?? [])]);

  test('T6: at its end it is no departure, and before it goes there', async () => {
    const { board, trip } = await skips(E);
    expect(['A', 'C1', 'B'].map(board)).toEqual(['Stop B 08:01 live', 'Stop B 08:11 live', '']);
    expect(trip?.destination).toBe('Stop B');
    const short = await skips(B, E);
    expect(short.board('A')).toBe('Central 1 08:01 live');
    expect([short.board('C1'), short.board('B')]).toEqual(['', 'North 08:20 skipped']);
  });

  test('T6: one that leaves out stops in the middle goes to its end', async () => {
    const { board, trip } = await skips(C, B);
    expect(['A', 'C1', 'B'].map(board)).toEqual([
      'North 08:01 live',
      'North 08:10 skipped',
      'North 08:20 skipped',
    ]);
    expect(trip?.destination).toBe('North');
  });

  test('T6: one that stops only where it begins is canceled', async () => {
    const one = await skips(C, B, E);
    expect(['A', 'C1', 'B'].map(one.board)).toEqual([
      '',
      'North 08:10 canceled',
      'North 08:20 canceled',
    ]);
  });

  test('T6: it can be asked for by its destination of today', async () => {
    const { city } = await skips(E);
    const asked = (destination: string) =>
      city.agency
        .arrivals(
          { stopID: 'A', minutes: 90, filter: onlyBuses({ destinations: [destination] }) },
          NOW,
        )
        ?.arrivals.map(({ tripID }) => tripID.split('.')[1]);
    expect(asked('Stop B')).toEqual(['t']);
    expect(asked('North')).toEqual(['t']);
  });

  test('T6: it ends at another platform of the station', async () => {
    const { board, trip } = await boards([
      late(1, 60),
      { ...late(2, 60), assignedStopID: 'C3' },
      stop(3, SKIPPED),
      stop(4, SKIPPED),
    ]);
    expect([board('A'), board('C1'), board('C3')]).toEqual(['Central 3 08:01 live', '', '']);
    expect(trip?.destination).toBe('Central 3');
  });

  test('T6: a replacement that ends early goes there', async () => {
    const city = await openLiveCity(aFeed(filesOf(true)), FEED_DAY);
    const stops = [comes('A', '08:03'), comes('C2', '08:13'), comes('B', '08:23')];
    city.see([messageOf([{ tripID: 't', relationship: 5, stops }])], NOW);
    const rows = city.arrivals('C2', NOW, 30)?.arrivals.map(({ destination }) => destination);
    expect(rows?.[0]).toBe('Stop B');
  });
});
