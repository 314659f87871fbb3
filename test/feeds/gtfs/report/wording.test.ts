import { expect, test } from 'vitest';

import { printable } from '../../../../src/feeds/gtfs/report/wording.ts';

test('S17: a name written from right to left does not move the text around it', () => {
  expect(printable('Stops 12 and 13 are both "יבנה מזרח", 40 m apart.')).toBe(
    'Stops 12 and 13 are both "\u2068יבנה מזרח\u2069", 40 m apart.',
  );
  expect(printable('Routes خط 4 شمال, خط 5 and 7.')).toBe(
    'Routes \u2068خط 4 شمال\u2069, \u2068خط\u2069 5 and 7.',
  );
  expect(printable('Route 7 (高岡) and Línea Ñ')).toBe('Route 7 (高岡) and Línea Ñ');
});

test('S16: control characters of a name, also those that turn text around, are not printed', () => {
  expect(printable('Stop \u202Eabc\u2066\u001B[31m is unused')).toBe('Stop  abc [31m is unused');
});
