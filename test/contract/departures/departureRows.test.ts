import { describe, expect, test } from 'vitest';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import {
  figureWords,
  overSentence,
  rowSentence,
} from '../../../src/contract/departures/departureWords.ts';
import { at, language, live, NOW, rowsOf, said, scheduled } from '../../support/departure-rows.ts';

describe('what a row says', () => {
  test('T12: minutes only for live times, and clock times for the timetable’s', () => {
    expect(said([scheduled('10:04:00')])).toEqual([[null, '10:04 AM', 'Scheduled']]);
    expect(said([live('10:04:30', '10:04:00')])).toEqual([[null, '4 min', 'Live']]);
    expect(said([live('10:00:50', '10:00:00')])).toEqual([[null, 'Now', 'Live']]);
    expect(said([live('11:01:00', '11:01:00')])).toEqual([[null, '11:01 AM', 'Live']]);
  });

  test('T12: late and early with the scheduled time struck through', () => {
    expect(said([live('10:07:00', '10:04:00')])).toEqual([['10:04 AM', '6 min', '3 min late']]);
    expect(said([live('10:07:00', '10:09:30')])).toEqual([['10:09 AM', '6 min', '2 min early']]);
  });

  test('Q6: late is said from two minutes, and early from one', () => {
    const saidOf = (clock: string) => said([live(clock, '10:07:00')])[0];
    expect(['10:08:59', '10:09:00', '10:06:01', '10:06:00'].map(saidOf)).toEqual([
      [null, '8 min', 'Live'],
      ['10:07 AM', '8 min', '2 min late'],
      [null, '5 min', 'Live'],
      ['10:07 AM', '5 min', '1 min early'],
    ]);
  });

  test('Q5, T11: a bus that should have come and was not seen says so, until a minute after its time', () => {
    const unseen = scheduled('10:00:00', { isUnseen: true });
    expect(said([unseen])).toEqual([[null, '10:00 AM', 'No live data']]);
    expect(said([unseen], at('10:01:00'))).toHaveLength(1);
    expect(said([unseen], at('10:01:01'))).toEqual([]);
    expect(said([scheduled('10:00:00')], at('10:00:31'))).toEqual([]);
  });

  test('Q5, T12: canceled and skipped buses are in a row below those that come, with the word, until a minute after their time', () => {
    const canceled = scheduled('10:04:00', { state: 'canceled', basis: 'reported' });
    const skipped = scheduled('10:14:00', { state: 'skipped', destination: 'Airport' });
    const comes = live('10:20:00', '10:20:00');
    expect(said([canceled, skipped, comes])).toEqual([
      [null, '19 min', 'Live'],
      ['10:04 AM', '', 'Canceled'],
      ['10:14 AM', '', "Doesn't stop here"],
    ]);
    expect(said([canceled, comes], at('10:05:00'), at('10:05:00'))).toHaveLength(2);
    expect(said([canceled, comes], at('10:05:01'), at('10:05:01'))).toHaveLength(1);
  });

  test('Q5: what is canceled after the buses of a row is not news yet', () => {
    const coming = ['10:05:00', '10:15:00', '10:25:00'].map((clock) => live(clock, clock));
    const canceled = scheduled('10:26:00', { state: 'canceled' });
    expect(rowsOf([...coming, canceled]).map(({ comes }) => comes)).toEqual([true]);
    expect(rowsOf([...coming.slice(1), canceled]).map(({ comes }) => comes)).toEqual([true, false]);
  });

  test('T13: names the last bus, and tomorrow', () => {
    expect(said([scheduled('23:40:00', { isLast: true })])).toEqual([
      [null, '11:40 PM', 'Scheduled · Last bus'],
    ]);
    const tomorrow = at('23:59:00') + 6 * 3_600_000;
    expect(said([scheduled('10:01:00', { expectedAt: tomorrow, scheduledAt: tomorrow })])).toEqual([
      [null, '5:59 AM', 'Tomorrow · Scheduled'],
    ]);
  });

  test('T13: a night bus is one of tonight, and the last bus before it is not the last', () => {
    const now = at('23:40:00');
    const minutes = (count: number) => {
      const time = now + count * 60_000;
      return { expectedAt: time, scheduledAt: time };
    };
    const noted = (...arrivals: readonly Partial<Arrival>[]) =>
      said(
        arrivals.map((one, index) => scheduled('23:40:00', { ...one, tripID: `${index}` })),
        now,
      ).at(-1)?.[2];
    const last = { ...minutes(5), isLast: true };
    expect([
      noted(minutes(27)),
      noted(last, minutes(60)),
      noted(last, minutes(125)),
      noted(minutes(60), { ...minutes(50), isLast: true, state: 'canceled' }),
    ]).toEqual(['Scheduled', 'Scheduled', 'Scheduled · Last bus', 'Canceled · Last bus']);
    const night = rowsOf(
      [last, minutes(60), minutes(360)].map((one) => scheduled('23:40:00', one)),
      now,
    );
    expect(night[0]?.next.map(({ arrival }) => arrival.isLast === true)).toEqual([false, true]);
  });

  test('T13: a row with room for one word says the last bus before tomorrow, and never hides a cancellation', () => {
    const noteOf = (overrides: Partial<Arrival>) => {
      const [row] = rowsOf([scheduled('23:40:00', overrides)]);
      return row && figureWords(row.next[0], language, NOW).note;
    };
    const time = at('23:59:00') + 10 * 60_000;
    const tomorrow = { expectedAt: time, scheduledAt: time };
    expect([
      noteOf({}),
      noteOf({ isLast: true }),
      noteOf(tomorrow),
      noteOf({ ...tomorrow, isLast: true }),
      noteOf({ isLast: true, state: 'canceled' }),
    ]).toEqual(['Scheduled', 'Last bus', 'Tomorrow', 'Last bus', 'Canceled']);
  });

  test('T6: a bus that departs from another platform today says so first, in a row of its own', () => {
    const departsFrom = { stopID: '2', intersection: 'Central 2' };
    const moved = live('10:07:00', '10:07:00', { departsFrom });
    const [row, other] = rowsOf([moved, live('10:20:30', '10:20:30')]);
    const notes = ['From Central 2', 'Live'];
    const words = row && figureWords(row.next[0], language, NOW);
    expect(words).toMatchObject({ figure: '6 min', note: notes[0], notes });
    expect(row && rowSentence(row, language, NOW)).toBe(
      'Route 4 to Capitol, in 6 minutes, live, from Central 2',
    );
    expect(other && rowSentence(other, language, NOW)).toContain('in 20 minutes');
  });

  test('T13: by night the first bus is named, in a sentence with one full stop', () => {
    const [row] = rowsOf([scheduled('13:04:00')]);
    const over = (clock: string, now = '03:00:00') =>
      row && overSentence(row.next[0], language, at(now), () => clock);
    expect([over('1:04 PM'), over('1:04 p.m.'), over('1:04 PM', '04:00:00')]).toEqual([
      'First bus 1:04 PM.',
      'First bus 1:04 p.m.',
      null,
    ]);
  });

  test('T3: buses that come about so far apart have no clock time', () => {
    expect(said([scheduled('10:04:00', { headwaySeconds: 600 })])).toEqual([
      [null, 'About every 10 min', 'Scheduled'],
    ]);
  });

  test('T21: a row is one sentence', () => {
    const [row] = rowsOf([
      live('10:07:30', '10:04:00'),
      live('10:20:30', '10:20:00'),
      scheduled('10:40:00'),
    ]);
    expect(row && rowSentence(row, language, NOW)).toBe(
      'Route 4 to Capitol, in 7 minutes, live, 3 minutes late, then in 20 minutes, live and scheduled at 10:40 AM CST',
    );
    expect(row && rowSentence(row, language, NOW - 24 * 3_600_000)).toContain(
      'Capitol, Tomorrow, in',
    );
  });
});
