import { describe, expect, test } from 'vitest';

import { advanceLots } from '../../../src/api/feeds/lotFeed.ts';
import type { LotFeed } from '../../../src/api/feeds/lotFeed.ts';
import type { ParkingLot } from '../../../src/contract/parking-lot.ts';
import { aLot, anEvent } from '../../support/builders.ts';

const answer = (...lots: ParkingLot[]) => ({ lots, dropped: 0, drifted: 0 });
const named = (shortName: string, rest: Partial<ParkingLot> = {}) => aLot({ shortName, ...rest });

/** The feed after these answers, a minute apart. */
function after(...answers: ParkingLot[][]): LotFeed {
  const [first = [], ...others] = answers;
  return others.reduce(
    (feed, lots, index) => advanceLots(feed, answer(...lots), (index + 1) * 60_000),
    advanceLots(undefined, answer(...first), 0),
  );
}
const missing = (feed: LotFeed) => feed.unreported.map(({ shortName }) => shortName);

describe('lots that come and go', () => {
  test('C10: one that was seen and is missing is told of, and no more once it is back', () => {
    expect(missing(after([named('a'), named('b')], [named('a')]))).toEqual(['b']);
    expect(missing(after([named('a'), named('b')], [], [named('a')]))).toEqual(['b']);
    expect(
      missing(after([named('a'), named('b')], [named('a')], [named('b'), named('a')])),
    ).toEqual([]);
  });

  test('C10: an empty answer leaves all of them without a report', () => {
    expect(missing(after([named('a'), named('b')], []))).toEqual(['a', 'b']);
  });

  test('C10: of two with one short name the one that left is told of', () => {
    const other = named('a', { coordinates: { lat: 43, lng: -89 } });
    const feed = after([named('a'), other], [named('a')]);
    expect(feed.unreported).toEqual([other]);
  });

  test('C10: one that has other coordinates has moved and is not missing', () => {
    expect(missing(after([named('a')], [named('a', { coordinates: null })]))).toEqual([]);
  });
});

describe('the samples of a lot', () => {
  const counts = (...open: (number | null)[]) =>
    Object.values(after(...open.map((openSpots) => [named('a', { openSpots })])).histories)[0];

  test('C15: are kept in their order, missing counts left out', () => {
    expect(counts(5, null, 7)?.samples).toEqual([
      { at: 0, open: 5 },
      { at: 120_000, open: 7 },
    ]);
  });

  test('C15: are bounded by 240', () => {
    const samples = counts(...Array.from({ length: 500 }, (_, n) => n))?.samples ?? [];
    expect(samples).toHaveLength(240);
    expect(samples.at(-1)?.open).toBe(499);
  });

  test('C34: say since when the count stands', () => {
    expect(counts(5, 5, 5)?.unchangedSince).toBe(0);
    expect(counts(5, 6, 6, 6)?.unchangedSince).toBe(60_000);
  });

  test('C34: a count that nobody watched has not been seen to stand', () => {
    const unwatched = Array.from({ length: 6 }, () => null);
    expect(counts(5, 5, ...unwatched.slice(1), 5)?.unchangedSince).toBe(420_000);
    expect(counts(5, 5, ...unwatched.slice(2), 5)?.unchangedSince).toBe(0);
  });
});

describe('what becomes of events', () => {
  const game = anEvent({ eventName: 'Game' });
  const at = (...specialEvents: ReturnType<typeof anEvent>[]) => [named('a', { specialEvents })];
  const changes = (feed: LotFeed) =>
    feed.eventChanges.map(({ kind, event }) => `${kind} ${event.eventName}`);

  test('C30: those of the first answer are not new', () => {
    expect(changes(after(at(game)))).toEqual([]);
  });

  test('C30: one that comes is new, one that goes is gone', () => {
    expect(changes(after(at(), at(game)))).toEqual(['new Game']);
    expect(changes(after(at(game), at()))).toEqual(['gone Game']);
    expect(changes(after(at(), at(game), at(game)))).toEqual(['new Game']);
  });

  test('C30: one at another time has moved, and what it was is known', () => {
    const later = { ...game, eventDatetime: '2030-06-20T17:00:00' };
    const feed = after(at(game), at(later));
    expect(changes(feed)).toEqual(['moved Game']);
    expect(feed.eventChanges[0]?.previous).toEqual(game);
  });

  test('C26, C30: an answer without lists of events changes nothing', () => {
    const { specialEvents: _, ...bare } = named('a');
    expect(changes(after(at(game), [bare]))).toEqual([]);
    expect(changes(after(at(game), [named('a', { specialEvents: null })]))).toEqual([]);
  });
});
