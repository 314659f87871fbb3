import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { whatIsMissing } from '../../../src/build/words/whatIsMissing.ts';
import { LANGUAGES, offeredLanguages } from '../../../src/lib/words/languages.ts';
import { compileFolder, OWN_WORDS } from '../../support/words/compileFolder.ts';

/** The description of a message with these arguments, in their order. */
const described = (...names: readonly string[]) => ({
  placeholders: Object.fromEntries(
    names.map((name) => {
      const [own = '', type = 'String'] = name.split(': ');
      return [own, { type }];
    }),
  ),
});

const ENGLISH = {
  'stops.heading': 'Stops',
  'stops.near': 'Stops near {place}.',
  'stops.count': '{count, plural, one {{formatted} stop} other {{formatted} stops}}',
  '@stops.count': described('count: num', 'formatted'),
  'stops.next': 'Next{day, select, none {} other {: {day}}}',
  '@stops.next': described('day: String?'),
  'stops.none': 'No {vehicle, select, train {trains} other {buses}} at {name}',
};
const LANGUAGE_LIST = {
  en: 'English',
  de: 'Deutsch',
  'de-AT': 'Deutsch (Österreich)',
  he: 'עברית',
};

const compile = (files: Readonly<Record<string, object | string>>) =>
  compileFolder({ 'languages.json': LANGUAGE_LIST, 'en/first.arb': ENGLISH, ...files });

/** What a message of the subject `stops` says. */
async function said(
  compiled: Awaited<ReturnType<typeof compile>>,
  tag: string,
  name: string,
  ...values: readonly unknown[]
): Promise<unknown> {
  const stops: unknown = Reflect.get(await compiled.words(tag), 'stops');
  const message: unknown = Object(stops)[name];
  return typeof message === 'function' ? Reflect.apply(message, undefined, values) : message;
}

describe('messages as data', () => {
  test('L3: a made-up language is a folder and a line, and each of its words is its own', async () => {
    const names = readdirSync(`${OWN_WORDS}/en`).filter((name) => name.endsWith('.arb'));
    const changed = names.map((name): [string, object] => {
      const file: object = JSON.parse(readFileSync(`${OWN_WORDS}/en/${name}`, 'utf8'));
      const texts = Object.entries(file).filter(([key]) => !key.startsWith('@'));
      return [`xx/${name}`, Object.fromEntries(texts.map(([key, text]) => [key, `¡${text}`]))];
    });
    const list: object = JSON.parse(readFileSync(`${OWN_WORDS}/languages.json`, 'utf8'));
    const { words, languages, reports } = await compileFolder(
      { ...Object.fromEntries(changed), 'languages.json': { ...list, xx: 'Madeup' } },
      true,
    );
    // Others may wait for their translators.
    expect(reports.find(({ tag }) => tag === 'xx')?.missing).toEqual([]);
    expect(languages['xx']).toMatchObject({ name: 'Madeup', percent: 100 });
    const textsOf = (word: unknown): string[] => {
      if (typeof word === 'function')
        return [String(Reflect.apply(word, undefined, ['1', '2', '3']))];
      return typeof word === 'string' ? [word] : Object.values(Object(word)).flatMap(textsOf);
    };
    const { reword: _, lang, page, ...others } = Object(await words('xx'));
    expect(lang).toBe('xx');
    const { direction, ...ofPage } = page;
    expect(direction).toBe('ltr');
    const texts = textsOf({ ...others, ofPage });
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter((text) => !text.startsWith('¡'))).toEqual([]);
  });

  test('L3: a message that a language lacks is in its base language, else in English, and is named', async () => {
    const compiled = await compile({
      'de/first.arb': { 'stops.heading': 'Haltestellen', 'stops.near': 'Halte bei {place}.' },
      'de-AT/first.arb': { 'stops.near': 'Haltestellen nahe {place}.' },
    });
    expect(await said(compiled, 'de-AT', 'heading')).toBe('Haltestellen');
    expect(await said(compiled, 'de-AT', 'near', 'Wien')).toBe('Haltestellen nahe Wien.');
    expect(await said(compiled, 'de-AT', 'count', 1, '1')).toBe('1 stop');
    expect(compiled.languages['de']?.percent).toBe(40);
    const [lines = ''] = whatIsMissing(compiled.reports, 2);
    expect(lines.split('\n')).toEqual([
      'de lacks 3 of 5 messages:',
      '  stops.count: not translated',
      '  stops.next: not translated',
      '  and 1 more: npm run words -- de',
    ]);
    // As tests print it.
    const [line] = whatIsMissing(compiled.reports, 0);
    expect(line).toBe('de lacks 3 of 5 messages: npm run words -- de');
  });

  test('L2: English that stands in for a Hebrew message keeps its direction', async () => {
    const compiled = await compile({ 'he/first.arb': { 'stops.heading': 'תחנות' } });
    expect(await said(compiled, 'he', 'heading')).toBe('תחנות');
    expect(await said(compiled, 'he', 'near', 'Main St')).toBe(
      '\u2066Stops near \u2066Main St\u2069.\u2069',
    );
  });

  test.each([
    [
      'stops.near',
      'Halte bei {plaza}.',
      "{plaza} isn't a value of this message, which has {place}.",
    ],
    ['stops.count', '{cuont, plural, other {}}', 'which has {count}, {formatted}.'],
    ['stops.next', '{tag, select, none {} other {}}', 'which has {day}.'],
    ['stops.near', 'Halte bei {place', 'A brace { is never closed by }: “{place”.'],
    ['stops.near', 'Halte bei {}', 'Braces have no name in them: “Halte bei {}”.'],
    ['stops.near', 'Halte bei {der place}', 'A name in braces has a space or sign in it'],
    ['stops.near', '{place, form, other {}}', 'Only plural or select can follow'],
    ['stops.count', '{count, plural, one {Halt}}', 'The case “other” is missing: “'],
    ['stops.count', '{count, plural, one {} one {} other {}}', 'A case is there twice'],
    ['stops.count', '{count, plural other {}}', 'A comma is missing after plural or select'],
    ['stops.count', '{count, plural, other}', 'The text of a case needs braces'],
    ['stops.count', '{count, plural, }', 'A case is missing, such as other {…}'],
    ['stops.count', '{count, plural, offset:x other {}}', 'A plural has no offset here'],
    ['stops.near', '{place, plural, other {Halte}}', "{place} isn't a number."],
    ['stops.near', '{place, date}', 'Numbers, dates and times arrive as text'],
    ['stops.count', '{count, plural, other {# Halte}}', 'Numbers, dates and times arrive as text'],
    ['stops.next', 'Weiter: {day}', '{day} may be missing: use {day, select, none {…} other {…}}.'],
    ['stops.next', '{day, select, none {} noon {} other {}}', 'has the case “noon”'],
    ['stops.none', '{vehicle, select, trains {} other {}}', 'has the case “trains”'],
    ['stops.none', '{vehicle}', "{vehicle} isn't a value of this message, which has {name}."],
  ])('L3: where %s is %j, English stands in, and the build says why', async (key, text, why) => {
    const compiled = await compile({ 'de/first.arb': { ...ENGLISH, [key]: text } });
    const missing = compiled.reports.find(({ tag }) => tag === 'de')?.missing;
    expect(missing?.map(({ key }) => key)).toEqual([key]);
    expect(missing?.[0]?.why).toContain(why);
    const name = key.replace('stops.', '');
    expect(await said(compiled, 'de', name, 'x', 'x')).toBe(
      await said(compiled, 'en', name, 'x', 'x'),
    );
  });

  test.each([
    [{ 'stops.near': 'From {from} to {to}' }, 'stops.near has several arguments'],
    [{ '@stops.gone': described('a') }, '@stops.gone describes no message.'],
    [{ 'stops.near': 'Near {place' }, 'stops.near: A brace { is never closed by }: “{place”.'],
    [{ 'stops.heading.sub': 'Stops' }, 'stops.heading.sub: heading is a message already.'],
    [{ 'stops.near': 3 }, 'first.arb: stops.near has to be a text in quotes.'],
    [
      { '@stops.near': { placeholders: { place: { type: 'text' } } } },
      'types String, String?, num',
    ],
  ])('L3: English with the fault %j is no build', async (fault, sentence) => {
    await expect(compile({ 'en/first.arb': { ...ENGLISH, ...fault } })).rejects.toThrow(sentence);
  });

  test.each([
    ['{\n "stops.near": "Halte"\n "stops.heading": "Halte"\n}', 3],
    ['{\n "stops.near": "Halte,\n "stops.heading": "Halte"\n}', 2],
    ['{\n "stops.near": “Halte”\n}', 2],
    ['{\n "stops.near": "Halte",\n}', 3],
    ['{\n "stops.near": "Halte"\n', 2],
    ['{\n "stops.near": "Halte"\n}\n}', 4],
  ])('L3: the file %j is no JSON from line %i on, and the build says so', async (file, line) => {
    await expect(compile({ 'de/first.arb': file })).rejects.toThrow(
      `de/first.arb, line ${line}: check its quotes, commas and braces, and those of the line before (`,
    );
  });

  test('L3: the build names keys that English does not have, and a language without its folder', async () => {
    const { reports } = await compile({ 'de/first.arb': { ...ENGLISH, 'stops.haeding': 'Halte' } });
    const [ofGerman, ofAustria] = whatIsMissing(reports);
    expect(ofGerman).toBe('de: stops.haeding: English has no such key');
    expect(ofAustria).toMatch(/^de-AT: there is no folder .*de-AT\n/);
  });

  test('L3: a sentence that ends with an abbreviation has one period', async () => {
    const compiled = await compile({});
    expect(await said(compiled, 'en', 'near', 'Main St.')).toBe('Stops near Main St.');
    expect(await said(compiled, 'en', 'near', 'Main St')).toBe('Stops near Main St.');
  });

  test('L3: a language tells forms of a value apart, and writes what `Intl` writes in its own way', async () => {
    const compiled = await compile({
      'de/first.arb': {
        '@@x-forms': { vowel: '^[AEIOU]' },
        '@@x-reword': [['Uhr$', 'h']],
        'stops.near': '{place, select, vowel {Nahe an {place}} none {Hier} other {Nahe {place}}}',
      },
    });
    const near = async (place: string) => said(compiled, 'de', 'near', place);
    expect(await Promise.all(['Ulm', 'Bonn', ''].map(near))).toEqual([
      'Nahe an Ulm',
      'Nahe Bonn',
      'Hier',
    ]);
    expect(await compiled.loaders['de']?.first()).toMatchObject({ reword: [[/Uhr$/g, 'h']] });
  });
});

test('L3: a language that lacks messages is offered with its share, and one that lacks many only where the settings name it', () => {
  const spanish = LANGUAGES['es'];
  if (spanish === undefined) throw new Error('there is no Spanish');
  const own = { ...spanish };
  const offered = (percent: number, tags?: readonly string[]) => {
    Object.assign(spanish, { percent });
    return offeredLanguages(tags).find(({ tag }) => tag === 'es')?.name;
  };
  try {
    expect(offered(100)).toBe('Español');
    expect(offered(99)).toBe('Español (99%)');
    expect(offered(89)).toBeUndefined();
    expect(offered(40, ['en', 'es'])).toBe('Español (40%)');
  } finally {
    Object.assign(spanish, own);
  }
});
