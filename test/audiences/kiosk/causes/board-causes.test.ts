import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { advanceLots } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { LotFeed } from '../../../../src/api/feeds/lots/lotFeed.ts';
import { boardCauses } from '../../../../src/audiences/kiosk/causes/board-causes.ts';
import { causeSentence } from '../../../../src/audiences/kiosk/causes/cause-sentence.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { LANGUAGES } from '../../../../src/lib/words/languages.ts';
import { loadWords } from '../../../../src/lib/words/loadWords.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { busAt, feedOf, SECOND } from '../../../support/feeds/feeds.ts';
import { en } from '../../../support/words/catalogs.ts';

const MINUTE = 60 * SECOND;
const { staleness } = theSettings();
const route = (routeID: string) => ({ routeID, name: routeID, color: '#123456' });
const failure = { error: new ApiError('timeout', 'no answer'), since: 0 };

/** A route whose last good answer came at 0 s, and whose reads have failed since then. */
const failing = (routeID: string) => ({
  route: route(routeID),
  read: { answer: feedOf({ at: 0, vehicles: [busAt(0)] }), receivedAt: 0, failure },
});
/** It is noon all day. */
const hourAt = () => 12;
type Board = Parameters<typeof boardCauses>[0];
const causesOf = (seconds: number, feeds: Board['feeds'], lots?: Board['lots']) =>
  boardCauses({ feeds, lots, now: seconds * SECOND, staleness, hourAt });
const causesAt = (seconds: number, ...routeIDs: string[]) =>
  causesOf(seconds, routeIDs.map(failing));

test('A10: for the first 60 s of a failure the board says nothing', () => {
  expect(causesAt(59, '01', '02')).toEqual([]);
});

test('A10: then it gives the age, once for all routes with the same cause', () => {
  expect(causesAt(90, '01', '02')).toEqual([
    { part: 'vehicles', kind: 'late', routeIDs: [], age: 90 * SECOND },
  ]);
});

test('A10: from 120 s on, the buses are lost', () => {
  expect(causesAt(120, '01')).toEqual([
    { part: 'vehicles', kind: 'lost', routeIDs: [], age: 120 * SECOND },
  ]);
});

test('A10: the age of several routes is the time since the last good data of any of them', () => {
  const answer = feedOf({ at: 10, vehicles: [busAt(10)] });
  const later = { route: route('02'), read: { answer, receivedAt: 10 * SECOND, failure } };
  expect(causesOf(100, [failing('01'), later])).toEqual([
    { part: 'vehicles', kind: 'late', routeIDs: [], age: 90 * SECOND },
  ]);
});

test('A10: if only some routes are affected, they are named', () => {
  const live = {
    route: route('02'),
    read: { answer: feedOf({ at: 90, vehicles: [busAt(0)] }), receivedAt: 90 * SECOND },
  };
  expect(causesOf(91, [failing('01'), live])).toEqual([
    { part: 'vehicles', kind: 'late', routeIDs: ['01'], age: 91 * SECOND },
  ]);
});

test('A10: with all sources lost, there is one cause', () => {
  expect(causesOf(3600, [failing('01')], { failure })).toEqual([
    { part: 'all', kind: 'lost', routeIDs: [], age: 3600 * SECOND },
  ]);
  const laterLots = { receivedAt: 1200 * SECOND, failure };
  expect(causesOf(3600, [failing('01')], laterLots)).toMatchObject([{ age: 2400 * SECOND }]);
});

test('A10: lots show their age when they fail, and are lost after 15 min', () => {
  const at = (seconds: number) => causesOf(seconds, [], { receivedAt: 0, failure });
  expect(at(30)).toEqual([]);
  expect(at(300)).toMatchObject([{ part: 'lots', kind: 'late' }]);
  expect(at(901)).toMatchObject([{ part: 'lots', kind: 'lost' }]);
});

test('A18: a feed that repeats itself may be out of date', () => {
  const still = [0, 10, 20, 30, 40].map((at) => ({ at, vehicles: [busAt(0)], timestamp: 'same' }));
  const frozen = {
    route: route('01'),
    read: { answer: feedOf(...still), receivedAt: 40 * SECOND },
  };
  expect(causesOf(41, [frozen])).toMatchObject([{ part: 'vehicles', kind: 'frozen' }]);
});

describe('A18: the counts may be wrong', () => {
  /** Lots whose counts are polled each minute for some time, and how the board speaks of them then. */
  function countsFor(
    minutes: number,
    openAt: (minute: number) => number,
    hour: (at: number) => number = hourAt,
  ) {
    let feed: LotFeed | undefined;
    for (let minute = 0; minute <= minutes; minute += 1) {
      const lots = [aLot({ openSpots: openAt(minute) }), aLot({ shortName: 'b', openSpots: 0 })];
      feed = advanceLots(feed, { lots, dropped: 0 }, minute * MINUTE);
    }
    const now = minutes * MINUTE;
    const lots = { ...(feed && { answer: feed }), receivedAt: now };
    return boardCauses({ feeds: [], lots, now, staleness, hourAt: hour });
  }

  test('after an hour by day in which none has changed', () => {
    expect(countsFor(59, () => 301)).toEqual([]);
    expect(countsFor(60, () => 301)).toEqual([
      { part: 'lots', kind: 'frozen', routeIDs: [], age: 60 * MINUTE },
    ]);
    expect(countsFor(61, (minute) => (minute < 30 ? 301 : 302))).toEqual([]);
  });

  test('but not at night, in the first hour of the day, or if each lot is full', () => {
    expect(
      countsFor(
        90,
        () => 301,
        () => 20,
      ),
    ).toEqual([]);
    expect(
      countsFor(
        90,
        () => 301,
        (at) => (at > 60 * MINUTE ? 7 : 6),
      ),
    ).toEqual([]);
    expect(countsFor(90, () => 0)).toEqual([]);
  });
});

test.each(Object.keys(LANGUAGES))(
  'A10: each cause has its own sentence, with the age of the data (%s)',
  async (lang) => {
    const words = await loadWords(lang);
    const formats = createFormats(lang, 'feet', 'America/Chicago');
    const sentences = (['late', 'lost', 'frozen'] as const).flatMap((kind) =>
      (['vehicles', 'lots', 'all'] as const).flatMap((part) =>
        [[], ['01', '02']].map((routeIDs) =>
          causeSentence(
            { part, kind, routeIDs, age: 5 * 60 * SECOND },
            { words, formats, labelOf: String },
          ),
        ),
      ),
    );
    for (const sentence of sentences) {
      expect(sentence).toContain(formats.duration(5 * 60 * SECOND));
      expect(sentence).toMatch(/^\P{Ll}.*[.。]$/u);
    }
    // Lots and the whole board don't name routes, and the whole board has only one state.
    expect(new Set(sentences).size).toBe(10);
  },
);

const inEnglish = createFormats('en', 'feet', 'America/Chicago');
const routes = (count: number) => Array.from({ length: count }, (_, index) => `${index + 10}`);
const old = (routeIDs: readonly string[]) =>
  causeSentence(
    { part: 'vehicles', kind: 'late', routeIDs, age: 180_000 },
    { words: en, formats: inEnglish, labelOf: String },
  );
const age = inEnglish.duration(180_000);

test('A10: a cause names the routes that it affects; of many five, and how many others there are', () => {
  expect(old(routes(6))).toBe(en.kiosk.busesOld(6, inEnglish.list(routes(6)), age));
  const named = `10, 11, 12, 13, 14 ${en.lists.andMore('15')}`;
  expect(old(routes(20))).toBe(en.kiosk.busesOld(20, named, age));
});
