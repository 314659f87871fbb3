import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { UNUSED_EXPORTS } from '../../src/build/stripQueryMutations.ts';

const LIBRARY = join(import.meta.dirname, '../../node_modules/@tanstack/query-core/build/modern');
const SOURCE = join(import.meta.dirname, '../../src');

const textsIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

describe('what is left out of React Query', () => {
  test.each(Object.entries(UNUSED_EXPORTS))(
    'has all names that the library takes of %s',
    (file, names) => {
      const taking = new RegExp(`import \\{([^}]*)\\} from "\\./${file}"`, 'g');
      const taken = textsIn(LIBRARY, /\.js$/).flatMap((text) =>
        [...text.matchAll(taking)].flatMap(([, list = '']) => list.split(',')),
      );
      const wanted = [...new Set(taken.map((name) => name.trim()))];
      expect(wanted.toSorted()).toEqual(names.toSorted());
    },
  );

  test('is asked for nowhere on the page', () => {
    const texts = textsIn(SOURCE, /\.tsx?$/);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /use(Suspense)?(Mutation|InfiniteQuer)/.test(text))).toEqual([]);
  });
});
