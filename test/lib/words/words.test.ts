import { expect, test } from 'vitest';

import { loadBuilderWords } from '../../../src/audiences/builder/words/builder-words.ts';
import { readLanguage } from '../../../src/build/words/readLanguage.ts';
import { parseSettings } from '../../../src/contract/settings/parseSettings.ts';
import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { LANGUAGES, matchLanguage } from '../../../src/lib/words/languages.ts';
import {
  findLanguage,
  loadPageWords,
  loadWords,
  readWords,
} from '../../../src/lib/words/loadWords.ts';
import { theSettings } from '../../support/builders.ts';
import { en, es } from '../../support/words/catalogs.ts';
import { OWN_WORDS } from '../../support/words/compileFolder.ts';

/** Stands for the nth value of a sentence. */
const MARKS = ['⟦0⟧', '⟦1⟧', '⟦2⟧', '⟦3⟧'];

/** Each word as its path, and the values that its sentence contains: those that it is called with, or none. */
function leaves(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]): [string, string][] => {
    // No words, and only of some languages.
    if (key === 'reword') return [];
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof word === 'string') return [[at, 'text']];
    if (typeof word === 'function') {
      const sentence = String(Reflect.apply(word, undefined, MARKS));
      return [[at, MARKS.filter((mark) => sentence.includes(mark)).join('')]];
    }
    return typeof word === 'object' && word !== null ? leaves(word, at) : [[at, typeof word]];
  });
}

test.each(Object.keys(LANGUAGES))(
  'R23: %s has every word that English has, and each sentence its values',
  async (lang) => {
    const words = { ...(await loadWords(lang)), ...(await loadBuilderWords(lang, FULL_CITY)) };
    expect(leaves(words)).toEqual(leaves(en));
  },
);

test('L1: Canadian French has a space before a colon and inside quotation marks that does not break, and none before ; ! ?', () => {
  const texts = [...readLanguage(OWN_WORDS, 'fr-CA').messages.values()].map(({ text }) => text);
  expect(texts).toContain('{label}\u00A0: {text}');
  // Not the times of an entry, which are written as in screens.json.
  const faulty = /[^\u00A0\d]:|\s[;!?]|«[^\u00A0]|[^\u00A0]»|['"]|\.\.\./;
  expect(texts.filter((text) => faulty.test(text))).toEqual([]);
});

test('R23: the settings accept the existing languages and no others', () => {
  const all = Object.keys(LANGUAGES);
  expect(parseSettings({ ...theSettings(), languages: all }).settings?.languages).toEqual(all);
  const { faults } = parseSettings({ ...theSettings(), languages: ['en', 'xx'] });
  const listed = all.map((tag) => JSON.stringify(tag)).join(', ');
  expect(faults).toEqual([`languages.1: expected one of ${listed}`]);
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
  expect(es.display.savedData(clock, false)).toMatch(new RegExp(`de${at.slice(1, -1)}.\\.?$`));
  expect(es.parking.readAloudAt(2, '2', clock)).toBe(`había 2 lugares libres ${at}`);
  expect(es.journeys.canceled('2', clock)).toContain(`ruta 2 de${at.slice(1)} no circula`);
  expect(es.journeys.skipped('2', clock, 'Oak')).toContain(`ruta 2 de${at.slice(1)} no para`);
});

test('R23: a sentence that ends with an abbreviation has one period', async () => {
  const { lists, times } = await loadWords('fr-CA');
  expect(lists.timetableEnded('ven. 20 nov.')).toMatch(/20 nov\.$/);
  expect(times.first('6 h 05')).toMatch(/6 h 05\.$/);
  expect(es.times.first('6:05 p.m.')).toMatch(/6:05 p\.m\.$/);
  expect(en.times.first('6:05 p.m.')).toMatch(/6:05 p\.m\.$/);
  expect(en.times.first('6:05 PM')).toMatch(/6:05 PM\.$/);
  expect(en.journeys.leftOut['bikes-unknown']('1, 2, …')).toMatch(/: 1, 2, …$/);
});

test('L1: in French, a time stays on one line, and a month begins on its 1er', async () => {
  const { lists } = await loadWords('fr-CA');
  const { reword } = (await loadPageWords('fr-CA')).words;
  const formats = createFormats('fr-CA', 'feet', 'America/Chicago');
  const { clock, day, reword: rewordText } = reword(formats);
  expect(clock(Date.UTC(2026, 11, 1, 22, 5))).toBe('16\u00A0h\u00A005');
  expect(day(Date.UTC(2026, 11, 1, 22, 5))).toBe('mar. 1er déc.');
  expect(day(Date.UTC(2026, 11, 11, 22, 5))).toBe('ven. 11 déc.');
  expect(lists.timetableEnded(rewordText('1 octobre'))).toBe(
    'Cet horaire a pris fin le 1er octobre.',
  );
});

test('L1: in French, none and one are singular', async () => {
  const { parking } = await loadWords('fr-CA');
  const counts = [0, 1, 1.5, 2, 20, 1_000_000].map((count) => parking.count(count, 'n'));
  const [one, many] = ['n stationnement', 'n stationnements'];
  expect(counts).toEqual([one, one, one, many, many, many]);
});

test('L2: Hebrew has words for one and for two of a gender, and digits for all others', async () => {
  const { parking, notices, vehicles } = await loadWords('he');
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
  for (const count of [0, 3, 11, 20, 100]) {
    expect(plain(parking.count(count, `${count}`))).toBe(`${count} חניונים`);
    expect(plain(notices.count(count, `${count}`))).toBe(`${count} הודעות`);
  }
  expect([1, 2].map((count) => parking.count(count, ''))).toEqual(['חניון אחד', 'שני חניונים']);
  expect([1, 2].map((count) => notices.count(count, ''))).toEqual(['הודעה אחת', 'שתי הודעות']);
  expect(vehicles.count(2, '2')).toBe('שני אוטובוסים');
});

test.each([
  [3, 3, '3 מתוך 5 אוטובוסים מתאימים'],
  [3, 1, '1 מתוך 5 אוטובוסים מתאים'],
  [2, 3, '3 מתוך 5 רכבות מתאימות'],
  [2, 1, '1 מתוך 5 רכבות מתאימה'],
])('R23: Hebrew verbs follow the vehicle: of type %i, %i', async (type, count, match) => {
  await loadWords('he');
  const routes = [{ routeID: '1', name: '', type }];
  const words = readWords('he')({ ...FULL_CITY, isBusCity: false }, routes);
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
  expect(plain(words.needs.match(count, `${count}`, 5, '5'))).toBe(`${match}.`);
});

test.each([
  [['es', 'en-US'], ['en', 'es'], 'es'],
  [['es-MX', 'en'], ['en', 'es'], 'es'],
  [['ja-JP', 'tlh'], ['en', 'es'], 'en'],
  [['es'], ['en'], 'en'],
  [['xx'], ['es'], 'es'],
  [['EN-gb'], ['es', 'en'], 'en'],
  [['ES-419'], undefined, 'es'],
  [['enx', '', 'not a tag'], ['es', 'en'], 'es'],
])('R23: people who want %j of %j read %s', async (wanted, offered, expected) => {
  expect(await findLanguage(wanted, offered)).toBe(expected);
});

test.each([
  ['pt-BR', ['en', 'pt-BR'], 'pt-BR'],
  ['pt', ['en', 'pt-BR'], 'pt-BR'],
  ['pt-PT', ['en', 'pt-BR', 'pt'], 'pt'],
  ['zh-Hant-HK', ['en', 'zh-Hant'], 'zh-Hant'],
  ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  ['zh-CN', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
  ['fil', ['fi', 'fil'], 'fil'],
  ['tl', ['en', 'fil'], 'fil'],
  ['iw-IL', ['en', 'he'], 'he'],
  ['fr-FR', ['en', 'fr-CA'], 'fr-CA'],
  ['de', ['en', 'fr-CA'], undefined],
])('L3: for the tag %s, the best of %j is %s', (tag, offered, expected) => {
  expect(matchLanguage(tag, offered)).toBe(expected);
});

test('L3, S24: of a tag without end only the first parts count', () => {
  expect(matchLanguage(`es${'-x'.repeat(1_000_000)}`, ['en', 'es'])).toBe('es');
});

test('R23: a language that does not exist uses the English words', async () => {
  expect((await loadWords('es')).parking.one).toBe(es.parking.one);
  expect((await loadWords('xx')).parking.one).toBe(en.parking.one);
  expect(readWords('es')(FULL_CITY).parking.one).toBe(es.parking.one);
  expect(readWords('xx')(FULL_CITY).parking.one).toBe(en.parking.one);
  const spanish = await loadPageWords('es');
  expect(spanish.lang).toBe('es');
  expect(spanish.words.routes.heading).toBe(es.routes.heading);
  // The page's language is then English, not the requested one.
  const { lang, words } = await loadPageWords('xx');
  expect(lang).toBe('en');
  expect(words.routes.heading).toBe(en.routes.heading);
});
