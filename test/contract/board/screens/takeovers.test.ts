import { expect, test } from 'vitest';

import { takeoverAt, takeoversFor } from '../../../../src/contract/board/screens/takeovers.ts';

const BASE = {
  message: 'Fire drill',
  from: '2026-11-20T12:00:00-06:00',
  until: '2026-11-20T12:30:00-06:00',
};
const NOON = Date.parse(BASE.from);
const messages = (list: unknown, screen = 'lobby-3', group?: string) =>
  takeoversFor(list, screen, group).map(({ message }) => message);

test('A58: a takeover is for all displays, for some, or for a group', () => {
  const list = [
    { ...BASE, message: 'all' },
    { ...BASE, message: 'some', screens: ['lobby-3', 'lobby-4'] },
    { ...BASE, message: 'group', groups: ['north'] },
  ];
  expect(messages(list)).toEqual(['all', 'some']);
  expect(messages(list, 'main-1')).toEqual(['all']);
  expect(messages(list, 'main-1', 'north')).toEqual(['all', 'group']);
});

test.each([
  ['an end before its beginning', { until: BASE.from }],
  ['neither a message nor a picture', { message: undefined }],
  ['a picture that is a script', { picture: 'javascript:alert(1)' }],
  ['a picture in its address', { picture: 'data:image/png;base64,AAAA' }],
  ['a picture of another host without its scheme', { picture: '//elsewhere.example/x.png' }],
  ['a time without an offset', { from: '2026-11-20T12:00:00' }],
  ['a day that doesn’t exist', { from: '2026-13-20T12:00:00Z' }],
  ['text in place of a list', { screens: 'lobby-3' }],
])('A58: a takeover with %s is left out, and the others stay', (_, wrong) => {
  expect(messages([{ ...BASE, ...wrong }, BASE])).toEqual(['Fire drill']);
});

test('A58: it begins and ends by itself, and of two the later one is shown', () => {
  const later = { ...BASE, message: 'All clear', from: '2026-11-20T12:20:00-06:00' };
  const all = takeoversFor([later, BASE], 'lobby-3', undefined);
  const at = (minutes: number) => takeoverAt(all, NOON + minutes * 60_000)?.message;
  expect([-1, 0, 19, 20, 29].map(at)).toEqual([
    undefined,
    'Fire drill',
    'Fire drill',
    'All clear',
    'All clear',
  ]);
  expect(takeoverAt(all, NOON + 30 * 60_000)).toBeUndefined();
});

test('A58: a time may have fractions of a second, as scripts write it', () => {
  const [from, until] = [new Date(NOON).toISOString(), new Date(NOON + 60_500).toISOString()];
  expect(messages([{ ...BASE, from, until }])).toEqual(['Fire drill']);
});

test('A58: takeovers that are not a list, or not objects, are left out', () => {
  for (const list of [undefined, null, 'x', {}, [null, 3, 'x']])
    expect(takeoversFor(list, 'a', undefined)).toEqual([]);
});
