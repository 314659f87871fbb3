import { expect, test } from 'vitest';

import { parseSettings } from '../../../src/contract/parseSettings.ts';
import { chooseLanguage } from '../../../src/lib/words/chooseLanguage.ts';
import { en } from '../../../src/lib/words/en.ts';
import { es } from '../../../src/lib/words/es.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { loadCommonWords, loadPageWords, loadWords } from '../../../src/lib/words/loadWords.ts';
import { theSettings } from '../../support/builders.ts';

/** Each word as its path and its kind: `text` or `sentence`. */
function leaves(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof word === 'string') return [[at, 'text']];
    if (typeof word === 'function') return [[at, 'sentence']];
    return typeof word === 'object' && word !== null ? leaves(word, at) : [[at, typeof word]];
  });
}

test.each(Object.keys(LANGUAGES))('R23: %s has every word that English has', async (lang) => {
  const words = await loadWords(lang);
  expect(leaves(words)).toEqual(leaves(en));
  expect(words === en).toBe(lang === 'en');
});

test('R23: the settings accept the existing languages and no others', () => {
  expect(theSettings().languages).toEqual(Object.keys(LANGUAGES));
  const { faults } = parseSettings({ ...theSettings(), languages: ['xx'] });
  expect(faults).toEqual(['languages.0: expected one of "en", "es"']);
});

test('R23: no word is empty', () => {
  const empty = (words: object): string[] =>
    Object.entries(words).flatMap(([key, word]) =>
      typeof word === 'object' && word !== null ? empty(word) : word === '' ? [key] : [],
    );
  expect([...empty(en), ...empty(es)]).toEqual([]);
});

test('R23: counts have a singular and a plural', () => {
  expect(en.vehicles.count(1, '1')).toBe('1 bus');
  expect(en.vehicles.count(2, '2')).toBe('2 buses');
  expect(es.vehicles.count(1, '1')).toBe('1 autobús');
  expect(es.vehicles.count(0, '0')).toBe('0 autobuses');
  expect(en.needs.match(1, '1', 5, '5')).toBe('1 of 5 buses matches.');
  expect(es.needs.match(1, '1', 5, '5')).toBe('1 de 5 autobuses tiene lo que necesita.');
  expect(es.parking.openOf(1, '613')).toBe('libre de 613');
  expect(es.parking.openOf(23, '613')).toBe('libres de 613');
});

test.each([
  ['1:05', 'desde la 1:05', 'a la 1:05'],
  ['01:05', 'desde la 01:05', 'a la 01:05'],
  ['1:05 p. m.', 'desde la 1:05 p. m.', 'a la 1:05 p. m.'],
  ['11:05', 'desde las 11:05', 'a las 11:05'],
  ['13:05', 'desde las 13:05', 'a las 13:05'],
  ['0:05', 'desde las 0:05', 'a las 0:05'],
])('R23: in Spanish the time %s has the right article', (clock, since, at) => {
  expect(es.failures.since(clock)).toBe(since);
  expect(es.parking.openAt(clock)).toBe(at);
  expect(es.display.savedData(clock, false)).toContain(`de${at.slice(1)}.`);
  expect(es.parking.readAloudAt(2, '2', clock)).toBe(`había 2 lugares libres ${at}`);
});

test.each([
  ['es', ['en-US'], ['en', 'es'], 'es'],
  [null, ['es-MX', 'en'], ['en', 'es'], 'es'],
  [null, ['de-DE', 'fr'], ['en', 'es'], 'en'],
  ['es', ['es'], ['en'], 'en'],
  ['xx', [], ['es'], 'es'],
  [null, ['EN-gb'], ['es', 'en'], 'en'],
  ['pt-BR', ['en'], ['en', 'pt-BR'], 'pt-BR'],
  ['pt', ['en'], ['en', 'pt-BR'], 'pt-BR'],
  ['pt-PT', ['en'], ['en', 'pt-BR', 'pt'], 'pt'],
  [null, ['zh-TW', 'zh-Hant-HK'], ['en', 'zh-Hant'], 'zh-Hant'],
  ['fil', ['fi'], ['fi', 'fil'], 'fil'],
  ['ES-419', [], ['en', 'es'], 'es'],
  ['enx', [], ['es', 'en'], 'es'],
])(
  'R23: with lang=%s, browser %j, settings %j the page is in %s',
  (lang, browser, offered, expected) => {
    expect(chooseLanguage(lang, browser, offered)).toBe(expected);
  },
);

test('R23: a language that does not exist uses the English words', async () => {
  expect(await loadWords('es')).toBe(es);
  expect(await loadWords('xx')).toBe(en);
  expect((await loadCommonWords('es')).parking.heading).toBe(es.parking.heading);
  expect((await loadCommonWords('xx')).parking.heading).toBe(en.parking.heading);
  const spanish = await loadPageWords('es');
  expect(spanish.lang).toBe('es');
  expect(spanish.words.routes.heading).toBe(es.routes.heading);
  // The page's language is then English, not the requested one.
  const { lang, words } = await loadPageWords('xx');
  expect(lang).toBe('en');
  expect(words.routes.heading).toBe(en.routes.heading);
});
