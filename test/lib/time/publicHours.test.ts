import { expect, test } from 'vitest';

import { isPublicAt, parsePublicHours } from '../../../src/lib/time/publicHours.ts';

/** In the week of Monday, June 10, 2030. */
const at = (day: number, time: string) => Date.parse(`2030-06-${9 + day}T${time}:00-05:00`);
const isOpen = (text: string, day: number, time: string) => {
  const hours = parsePublicHours(text);
  return hours === null ? null : isPublicAt(hours, at(day, time), 'America/Chicago');
};

test.each([
  ['24/7', 3, '03:00', true],
  ['off', 3, '12:00', false],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 1, '16:59', false],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 1, '17:00', true],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 2, '06:59', true],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 2, '07:00', false],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 7, '12:00', true],
  ['Mo-Fr 08:00-12:00,13:00-18:00', 5, '12:30', false],
  ['Mo-Fr 08:00-12:00,13:00-18:00', 5, '13:00', true],
  ['08:00-18:00; Su off', 7, '12:00', false],
  ['08:00-18:00; Su off', 6, '12:00', true],
  ['Fr-Mo 10:00-20:00', 1, '12:00', true],
  ['Fr-Mo 10:00-20:00', 2, '12:00', false],
  ['Sa', 6, '23:59', true],
])('C41: %s on day %i at %s', (text, day, time, expected) => {
  expect(isOpen(text, day, time)).toBe(expected);
});

test.each([
  '',
  'always',
  'Mo-Xx 08:00-10:00',
  '25:00-26:00',
  '08:00',
  'Mo 8-10',
  'PH off',
  `${'Mo,'.repeat(400)}Tu`,
])('C41: hours that can’t be read are unknown: %s', (text) => {
  expect(parsePublicHours(text)).toBeNull();
});
