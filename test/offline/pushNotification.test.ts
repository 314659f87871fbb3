import { expect, test } from 'vitest';

import type { PushMessage } from '../../src/lib/push/PushMessage.ts';
import type { ReminderWords } from '../../src/lib/push/ReminderWords.ts';
import { pushNotification } from '../../src/offline/pushNotification.ts';

const PUSH: PushMessage = {
  id: 'r1',
  key: 't1',
  kind: 'leave',
  stopID: '01 00',
  line: '3 East',
  at: Date.parse('2026-11-20T18:05:00Z'),
  isLive: true,
  comes: true,
  timeZone: 'America/Chicago',
};
const WORDS: ReminderWords = {
  lang: 'de',
  live: '{line} kommt um {clock}, live.',
  scheduled: '{line} soll um {clock} kommen.',
  gone: '{line} kommt um {clock} nicht.',
  byID: { r1: { title: 'Markt', leave: 'Zeit zu gehen.', tag: 'curbside x' } },
};

test('K1: a push is shown in the rider’s words, with the clock at the stop', () => {
  expect(pushNotification(PUSH, WORDS)).toEqual({
    title: 'Markt',
    options: {
      body: 'Zeit zu gehen. 3 East kommt um 12:05, live.',
      tag: 'curbside x t1 true',
      lang: 'de',
      data: { url: '/?stop=01%2000' },
    },
  });
  expect(pushNotification({ ...PUSH, isLive: false }, WORDS).options.body).toContain('soll um');
});

test('K1: a bus that does not come is not a reason to leave', () => {
  const { body, tag } = pushNotification({ ...PUSH, comes: false }, WORDS).options;
  expect(body).toBe('3 East kommt um 12:05 nicht.');
  expect(tag).toBe('curbside x t1 false');
});

test('K1: a browser that lost its words still says which line comes and when', () => {
  const lost = pushNotification({ ...PUSH, timeZone: 'Nowhere/None' }, null);
  expect(lost.title).toBe('3 East');
  expect(lost.options.body).toMatch(/^3 East .*:05/);
  // What looks like a part of a pattern stays as it is.
  expect(pushNotification({ ...PUSH, line: '$& East' }, WORDS).options.body).toContain('$& East');
});

test('K1: the next stop is said by a sentence of its own, and a notice by its text in the rider’s language', () => {
  const next = { ...PUSH, kind: 'next' as const, isLive: undefined };
  const own = { title: 'Markt', leave: '', tag: 'x', sentence: '{line}: Ihr Halt ist der nächste' };
  const said = pushNotification(next, { ...WORDS, byID: { r1: own } });
  expect(said).toMatchObject({
    title: 'Markt',
    options: { body: '3 East: Ihr Halt ist der nächste' },
  });
  const notice = {
    id: 'r1',
    key: 'a1',
    kind: 'notice' as const,
    routeID: '0 3',
    line: '3',
    texts: { en: 'Detour', de: 'Umleitung' },
  };
  const { options } = pushNotification(notice, { ...WORDS, byID: {}, lang: 'de-AT' });
  expect(options).toMatchObject({
    body: 'Umleitung',
    data: { url: '/?route=0%203&panel=notices' },
  });
  expect(pushNotification(notice, { ...WORDS, byID: {}, lang: 'ko' }).options.body).toBe('Detour');
  expect(pushNotification(notice, null)).toMatchObject({ title: '3', options: { body: 'Detour' } });
});
