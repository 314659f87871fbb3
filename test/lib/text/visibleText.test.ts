import { expect, test } from 'vitest';

import { plainName } from '../../../src/lib/text/plainName.ts';
import { plainText } from '../../../src/lib/text/plainText.ts';

test.each([
  ['an override of direction', 'Main \u202etS\u202c & 1st', 'Main tS & 1st'],
  ['an override as an entity', 'Main &#8238;tS&#x202c;', 'Main tS'],
  ['isolates and embeddings', '\u2067Main\u2069 \u202bSt\u202c \u2066A\u2069', 'Main St A'],
  ['marks of direction without a script that has them', 'Main\u200e St\u200f', 'Main St'],
  ['spaces of no width', 'Ma\u200bin\u2060 S\ufefft\u00ad', 'Main St'],
  ['controls', 'Ma\u0000in\u001b[31m S\u0085t\u009b', 'Main[31m St'],
  ['half of a pair', 'Main \ud83d St', 'Main St'],
  ['tags', 'Main\u{e0041}\u{e0042}\u{e007f} St', 'Main St'],
  ['selectors of variants', 'Ma\ufe0fin S\u{e0101}t', 'Main St'],
  ['joiners', 'Main \u200dSt\u200c', 'Main St'],
  ['fillers', 'Main\u3164\u115f St', 'Main St'],
  ['piled marks', `Ma${'\u0301\u0316'.repeat(30)}in`, 'Ma\u0301\u0316\u0301\u0316in'],
])('S24, F6: names and texts have no %s', (_what, sent, shown) => {
  expect(plainName(sent)).toBe(shown);
  expect(plainText(sent)).toBe(shown);
});

test.each([
  'תחנה מרכזית (רציף 3)\u200f!',
  'שָׁלוֹם',
  'محطة القطار\u200f - ٣',
  'می\u200cخواهم',
  'क्\u200dष',
  '葛\u{e0100}城',
  '👩\u200d🔧 ⚠\ufe0f Detour',
  'Việt Nam',
  'เชียงใหม่ที่',
])('S24, F6: %s stays as it is', (text) => {
  expect(plainName(text)).toBe(text);
  expect(plainText(text)).toBe(text);
});
