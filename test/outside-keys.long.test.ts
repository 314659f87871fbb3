import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, test } from 'vitest';

import { outsideKeys } from './support/checks/outside-keys.ts';
import { temporaryFolder } from './support/cities/small-server.ts';

const TOP = fileURLToPath(new URL('..', import.meta.url));

/** Where text is a key of a plain object, and why it may be. Anywhere else, use a Map or `ownValue`. */
const KNOWN: readonly (readonly [place: string, why: string])[] = [
  ['lib/ownValue.ts of[key]', 'the key is the object’s own'],
  ['lib/addListMethods.ts name in target', 'names of methods, from this file'],
  ['boot/helpOldBrowser.ts words[lang]', 'one of the object’s own keys'],
];

/** The Vite plugins read our own files only. */
const isOfBuild = (place: string) => place.startsWith('build/');

test('S16: nothing from outside is a key of a plain object', () => {
  const places = [
    ...outsideKeys(join(TOP, 'tsconfig.json'), join(TOP, 'src')),
    ...outsideKeys(join(TOP, 'src/offline/tsconfig.json'), join(TOP, 'src/offline')),
  ];
  const known = KNOWN.map(([place]) => place);
  const withoutLine = (place: string) => place.replace(/:\d+ /, ' ');
  const found = places.filter((place) => !isOfBuild(place));
  expect(found.filter((place) => !known.includes(withoutLine(place)))).toEqual([]);
  // A place that is gone leaves the list, too.
  expect(known.filter((place) => !found.map(withoutLine).includes(place))).toEqual([]);
});

describe('the check', () => {
  const { path, remove } = temporaryFolder();
  afterAll(remove);

  function placesIn(code: string): string[] {
    const file = join(path, 'src/some.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const compilerOptions = { strict: true, noUncheckedIndexedAccess: true, types: [] };
    writeFileSync(join(path, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    return outsideKeys(join(path, 'tsconfig.json'), path);
  }

  test.each([
    'const of: Record<string, number> = {}; export const read = (id: string) =>\n of[id];',
    'const of: Record<string, number> = {}; export const write = (id: string) => {\n of[id] = 1; };',
    'export const read = (of: { [id: string]: { n: 1 } } | undefined, id: "a" | string) =>\n of?.[id];',
    'export const read = <T extends string>(of: Record<string, 1>, id: T) =>\n of[id];',
    'export const read = (text: string, id: any) =>\n JSON.parse(text)[id];',
    'export const has = (of: object, id: string) =>\n id in of;',
    'export const read = (of: Record<string, 1>, id: string) => { const {\n [id]: value } = of; return value; };',
    'export const merge = (sent: Record<string, object>) =>\n Object.assign({}, sent);',
    'export const merge = (sent: object[]) =>\n Object.assign({}, ...sent);',
  ])('names file and line of %s', (code) => {
    expect(placesIn(code)).toEqual([expect.stringMatching(/^src\/some\.ts:2 /)]);
  });

  test.each([
    'export const read = (of: readonly string[], index: number) => of[index];',
    'const of = { a: 1, b: 2 }; export const read = (id: keyof typeof of) => of[id];',
    'const of: Record<string, 1> = {}; export const read = () => [of.a, of["b"]];',
    'export const read = <N extends string>(of: Record<N, 1>, id: N) => of[id];',
    'export const read = (of: Map<string, 1>, id: string) => of.get(id);',
    'export const merge = (id: string, of: object) => ({ ...of, [id]: 1 });',
    'export const merge = (to: object) => Object.assign(to, { a: 1 });',
  ])('allows %s', (code) => {
    expect(placesIn(code)).toEqual([]);
  });
});
