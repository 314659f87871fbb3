import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchedKey, searchKey } from '../../../src/lib/names/searchKey.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

/** Texts of the scripts that stops are named in. */
const inAnyScript = fc.string({
  unit: fc.constantFrom(...'Éłß Ёйї Άςώ אבּ־״ أىةُ क़िँ र् カガがｶﾞーｱ 高岡 ไทย 서울 ７٣३"’'.split('')),
  maxLength: 12,
});

test('L4: the key of a name is the same however its letters are coded, and its own key', () => {
  fc.assert(
    fc.property(inAnyScript, (text) => {
      const key = searchKey(text);
      expect(searchKey(text.normalize('NFD'))).toBe(searchKey(text.normalize('NFC')));
      expect(searchKey(key)).toBe(key);
      expect(searchKey(text.toUpperCase())).toBe(searchKey(text.toUpperCase().toLowerCase()));
    }),
  );
});

test.each([
  ['ё and е', 'Берёзовая', 'березовая'],
  ['katakana and hiragana', 'タカオカ', 'たかおか'],
  ['half-width and full-width', 'ﾊﾞｽ停 3', 'バス停 ３'],
  ['full-width letters and digits', '４番 Ａ７', '4番 a7'],
  ['the tones of Vietnamese', 'Đường Nguyễn Huệ', 'duong nguyen hue'],
  ['the digits of a script', '٣ و १२', '3 و 12'],
  ['tonos and the final sigma', 'Άγιος Δημήτριος', 'ΑΓΙΟΣ ΔΗΜΗΤΡΙΟΣ'],
  ['the points of Hebrew', 'שָׁלוֹם', 'שלום'],
  ['the marks of Hebrew abbreviations', 'צה״ל', 'צהל'],
  ['the vowel signs of Arabic and its forms of alef', 'مَحَطّة الأُمّ', 'محطه الام'],
  ['the letters of Persian', 'کی', 'كي'],
  ['the dot below letters of Hindi', 'क़ुतुब', 'कुतुब'],
])('L4: %s are one for the search', (_, one, other) => {
  expect(searchKey(one)).toBe(searchKey(other));
});

test.each([
  ['dakuten', 'かき', 'がき'],
  ['a vowel sign of Hindi', 'राम', 'रम'],
  ['a vowel of Thai', 'มา', 'มี'],
])('L4: %s makes another syllable', (_, one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other));
});

test('L4: a name in a script without spaces is found without the spaces that it has', () => {
  expect(searchedKey('高岡 駅前')).toContain('高岡駅前');
  expect(searchedKey('תל־אביב')).not.toContain('תלאביב');
});

for (const name of ['takaoka', 'israel', 'vilnius']) {
  const path = realFeedPath(`${name}.zip`, 'cities');
  test.skipIf(path === null)(
    `L4: every stop of ${name} is found by what people type${skipNote(path)}`,
    async () => {
      const { snapshot } = await importRealFeed(path ?? '', '20160601');
      const lost = snapshot.stops.filter(({ intersection }) => {
        const typed = intersection.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
        // The marks of Japanese make other letters.
        return !searchedKey(intersection).includes(
          searchKey(name === 'takaoka' ? intersection.replaceAll(/\s/g, '') : typed),
        );
      });
      expect(snapshot.stops.length).toBeGreaterThan(20);
      expect(lost).toEqual([]);
    },
    60_000,
  );
}
