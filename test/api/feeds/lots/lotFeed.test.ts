import { describe, expect, test } from 'vitest';

import { advanceLots } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { LotFeed } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { aLot, anEvent } from '../../../support/builders.ts';

const answer = (...lots: ParkingLot[]) => ({ lots, dropped: 0 });
const named = (shortName: string, rest: Partial<ParkingLot> = {}) => aLot({ shortName, ...rest });

/** The feed after these answers, one a minute. */
function after(...answers: ParkingLot[][]): LotFeed {
  const [first = [], ...others] = answers;
  return others.reduce(
    (feed, lots, index) => advanceLots(feed, answer(...lots), (index + 1) * 60_000),
    advanceLots(undefined, answer(...first), 0),
  );
}
const missing = (feed: LotFeed) => feed.unreported.map(({ shortName }) => shortName);

describe('lots that come and go', () => {
  test('C10: a lot that disappears is listed as unreported until it is back', () => {
    expect(missing(after([named('a'), named('b')], [named('a')]))).toEqual(['b']);
    expect(missing(after([named('a'), named('b')], [], [named('a')]))).toEqual(['b']);
    expect(
      missing(after([named('a'), named('b')], [named('a')], [named('b'), named('a')])),
    ).toEqual([]);
  });

  test('C10: after an empty answer all lots are unreported', () => {
    expect(missing(after([named('a'), named('b')], []))).toEqual(['a', 'b']);
  });

  test('C10: of two lots with the same short name the one that disappeared is listed', () => {
    const other = named('a', { coordinates: { lat: 43, lng: -89 } });
    const feed = after([named('a'), other], [named('a')]);
    expect(feed.unreported).toEqual([other]);
  });

  test('C10: a lot whose coordinates changed is not unreported', () => {
    expect(missing(after([named('a')], [named('a', { coordinates: null })]))).toEqual([]);
  });
});

describe('the samples of a lot', () => {
  const counts = (...open: (number | null)[]) =>
    Object.values(after(...open.map((openSpots) => [named('a', { openSpots })])).histories)[0];

  test('C15: are kept in order, without missing counts', () => {
    expect(counts(5, null, 7)?.samples).toEqual([
      { at: 0, open: 5 },
      { at: 120_000, open: 7 },
    ]);
  });

  test('C15: are limited to 240', () => {
    const samples = counts(...Array.from({ length: 500 }, (_, n) => n))?.samples ?? [];
    expect(samples).toHaveLength(240);
    expect(samples.at(-1)?.open).toBe(499);
  });

  test('C34: show since when the count is the same', () => {
    expect(counts(5, 5, 5)?.unchangedSince).toBe(0);
    expect(counts(5, 6, 6, 6)?.unchangedSince).toBe(60_000);
  });

  test('C34: after a long gap between samples, an unchanged count is measured from its end', () => {
    const unwatched = Array.from({ length: 6 }, () => null);
    expect(counts(5, 5, ...unwatched.slice(1), 5)?.unchangedSince).toBe(420_000);
    expect(counts(5, 5, ...unwatched.slice(2), 5)?.unchangedSince).toBe(0);
  });
});

describe('changes of events', () => {
  const game = anEvent({ eventName: 'Game' });
  const at = (...specialEvents: ReturnType<typeof anEvent>[]) => [named('a', { specialEvents })];
  const changes = (feed: LotFeed) =>
    feed.eventChanges.map(({ kind, event }) => `${kind} ${event.eventName}`);

  test('C30: events of the first answer are not new', () => {
    expect(changes(after(at(game)))).toEqual([]);
  });

  test('C30: an added event is new, and a removed one is gone', () => {
    expect(changes(after(at(), at(game)))).toEqual(['new Game']);
    expect(changes(after(at(game), at()))).toEqual(['gone Game']);
    expect(changes(after(at(), at(game), at(game)))).toEqual(['new Game']);
  });

  test('C30: an event with another time has moved, and its old time is kept', () => {
    const later = { ...game, eventDatetime: '2030-06-20T17:00:00' };
    const feed = after(at(game), at(later));
    expect(changes(feed)).toEqual(['moved Game']);
    expect(feed.eventChanges[0]?.previous).toEqual(game);
  });

  test('C26, C30: an answer without event lists changes nothing', () => {
    const { specialEvents: _, ...bare } = named('a');
    expect(changes(after(at(game), [bare]))).toEqual([]);
    expect(changes(after(at(game), [named('a', { specialEvents: null })]))).toEqual([]);
  });
});
