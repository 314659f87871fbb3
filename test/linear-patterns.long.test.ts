import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test, vi } from 'vitest';

import { attackOn } from './support/checks/attacks.ts';
import { type Pattern, patternsConstructed, patternsIn } from './support/checks/patterns.ts';

const TOP = fileURLToPath(new URL('..', import.meta.url));

/** Files whose patterns read only what this project's own build has written. */
const OWN_TEXT = /^src\/(build\/|server\/(openSite|http\/headers\/preload-links)\.ts)/;

/** What constructs a pattern only when it is called. */
const LATER = new Map([
  [
    'src/server/createKeyTest.ts',
    async () => {
      const { createKeyTest } = await import('../src/server/createKeyTest.ts');
      return createKeyTest([String.raw`pk/live+ü&"\7f3a`]);
    },
  ],
]);

const files = readdirSync(`${TOP}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !OWN_TEXT.test(path))
  .map((path) => ({ path, text: readFileSync(TOP + path, 'utf8') }));

function faultOf({ path, line, source, flags }: Pattern): string | null {
  const attack = attackOn(source, flags);
  if (attack === null) return null;
  const { before, repeated, after, times } = attack;
  const [start, part, end] = [before, repeated, after].map((text) => JSON.stringify(text));
  return `${path}:${line} /${source}/${flags} is not linear: ${start} + ${part} ${times} times + ${end}`;
}

describe('regular expressions over text from outside', () => {
  const all = files.map((file) => ({ file, ...patternsIn(file) }));

  test('S24: are linear in the length of the text', () => {
    const patterns = new Map<string, Pattern>();
    for (const { literals } of all)
      for (const each of literals) patterns.set(`/${each.source}/${each.flags}`, each);
    expect(patterns.size).toBeGreaterThan(300);
    expect([...patterns.values()].flatMap((each) => faultOf(each) ?? [])).toEqual([]);
  });

  test('S24: are linear if they are constructed, which a module does when it is loaded', async () => {
    const modules = all.filter(({ constructed }) => constructed.length > 0);
    expect(modules.length).toBeGreaterThan(3);
    for (const { file, constructed } of modules) {
      vi.resetModules();
      const load = LATER.get(file.path) ?? (() => import(TOP + file.path));
      const patterns = await patternsConstructed(file.path, load);
      if (patterns.length < constructed.length)
        throw new Error(`${file.path} constructs a pattern later: ${constructed.join(', ')}`);
      expect(patterns.flatMap((each) => faultOf(each) ?? [])).toEqual([]);
    }
  });

  test.each([
    ['exponential', String.raw`^\s*(?:#.*\s+)*(?:header|entity)\s*:?\s*\{`, ''],
    [
      'two parts that share characters',
      String.raw`(;TZID=)([^";]*:[^";]*?)(?=(?:;[^:;]*)?:\d{4})`,
      'i',
    ],
    ['from each of its starts', String.raw`\s+$`, ''],
    ['from each of its starts, which are words', '<!--.*?-->', 's'],
    ['from each of its starts, which are lines', String.raw`^export \{([^}]*)\};?$`, 'm'],
    ['backward', String.raw`(?<=[+-]\d[\d:]*) \([^()]*\)$`, ''],
    ['with letters of any script', String.raw`\p{L}.*[\p{L}\d]$`, 'u'],
  ])('names the file, the line and the text that makes one slow: %s', (_how, source, flags) => {
    const text = `const a = 1;\nexport const b = /${source}/${flags};`;
    const [pattern] = patternsIn({ path: 'src/lib/a.ts', text }).literals;
    expect(pattern && faultOf(pattern)).toMatch(/^src\/lib\/a\.ts:2 .* is not linear: ".*" \+ "/);
  });

  test.each([String.raw`(?<!\s)\s+$`, '<!--[^]*?(?:-->|$)', String.raw`^(?:a+b)*$`])(
    'takes a linear one for what it is: %s',
    (source) => {
      expect(attackOn(source, '')).toBeNull();
    },
  );
});
