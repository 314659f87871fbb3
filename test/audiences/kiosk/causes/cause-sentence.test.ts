import { expect, test } from 'vitest';

import { causeSentence } from '../../../../src/audiences/kiosk/causes/cause-sentence.ts';
import { en } from '../../../../src/lib/words/en/words.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';

const formats = createFormats('en', 'feet', 'America/Chicago');
const language = { words: en, formats, labelOf: String };
const routes = (count: number) => Array.from({ length: count }, (_, index) => `${index + 10}`);
const old = (routeIDs: readonly string[]) =>
  causeSentence({ part: 'vehicles', kind: 'late', routeIDs, age: 180_000 }, language);
const age = formats.duration(180_000);

test('A10: a cause names the routes that it affects', () => {
  expect(old(routes(6))).toBe(en.kiosk.busesOld(6, formats.list(routes(6)), age));
});

test('A10: of many routes a cause names five and how many others there are', () => {
  const named = `10, 11, 12, 13, 14 ${en.lists.andMore('15')}`;
  expect(old(routes(20))).toBe(en.kiosk.busesOld(20, named, age));
});
