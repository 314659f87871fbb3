import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  REPLACEMENTS,
  UNUSED_METHODS,
  withoutUnusedMethods,
} from '../../src/build/stripReactQuery.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const LIBRARIES = ['query-core', 'react-query'].map((name) =>
  join(import.meta.dirname, `../../node_modules/@tanstack/${name}/build/modern`),
);

const textsIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

const library = LIBRARIES.flatMap((folder) => textsIn(folder, /\.js$/));

describe('the replaced parts of React Query', () => {
  test.each(Object.entries(REPLACEMENTS))(
    'cover all imports from %s in the library',
    (file, replacement) => {
      const imports = new RegExp(`import \\{([^}]*)\\} from "\\./${file}"`, 'g');
      const imported = library.flatMap((text) =>
        [...text.matchAll(imports)].flatMap(([, list = '']) => list.split(',')),
      );
      const wanted = [...new Set(imported.map((name) => name.trim()))];
      const names = [...replacement.matchAll(/export (?:const|class) (\w+)/g)].map(
        ([, name = '']) => name,
      );
      expect(new Set(names)).toEqual(new Set(wanted));
    },
  );

  test('are not used anywhere on the page', () => {
    const texts = textsIn(SOURCE, /\.tsx?$/).filter((text) =>
      text.includes('@tanstack/react-query'),
    );
    expect(texts.length).toBeGreaterThan(30);
    const used =
      /Mutation|Infinite|Suspense(Quer|Infinite)|throwOnError|timeoutManager|Restoring|ErrorReset/;
    expect(texts.filter((text) => used.test(text))).toEqual([]);
  });
});

describe('the removed methods of QueryClient', () => {
  const client = readFileSync(join(LIBRARIES[0] ?? '', 'queryClient.js'), 'utf8');
  const calls = new RegExp(String.raw`\.(${UNUSED_METHODS.join('|')})\b`);

  test('are not called by the others', () => {
    const stripped = withoutUnusedMethods(client).replace(/\/\*[\s\S]*?\*\//g, '');
    expect(stripped).toContain('refetchQueries(');
    expect(stripped).not.toContain('resetQueries');
    expect(stripped).not.toMatch(calls);
  });

  test('are not called by the page, nor by the files of the library that it needs', () => {
    expect(textsIn(SOURCE, /\.tsx?$/).filter((text) => calls.test(text))).toEqual([]);
    const needed =
      /^(quer(y|ies|yCache|yObserver|iesObserver)|useBaseQuery|use(Query|Queries)|QueryClientProvider)\.js$/;
    const texts = LIBRARIES.flatMap((folder) => textsIn(folder, needed));
    expect(texts.length).toBeGreaterThan(7);
    expect(texts.filter((text) => calls.test(text))).toEqual([]);
  });

  test('must exist in this version of React Query', () => {
    expect(() => withoutUnusedMethods(client.replace(/^\s*resetQueries\(/m, 'a('))).toThrow(
      'React has no method resetQueries',
    );
  });
});
