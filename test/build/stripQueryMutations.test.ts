import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { REPLACED_EXPORTS } from '../../src/build/stripQueryMutations.ts';

const LIBRARY = join(import.meta.dirname, '../../node_modules/@tanstack/query-core/build/modern');
const SOURCE = join(import.meta.dirname, '../../src');

const textsIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

describe('the replaced parts of React Query', () => {
  test.each(Object.entries(REPLACED_EXPORTS))(
    'cover all imports from %s in the library',
    (file, names) => {
      const imports = new RegExp(`import \\{([^}]*)\\} from "\\./${file}"`, 'g');
      const imported = textsIn(LIBRARY, /\.js$/).flatMap((text) =>
        [...text.matchAll(imports)].flatMap(([, list = '']) => list.split(',')),
      );
      const wanted = [...new Set(imported.map((name) => name.trim()))];
      expect(wanted.toSorted()).toEqual(names.toSorted());
    },
  );

  test('are not used anywhere on the page', () => {
    const texts = textsIn(SOURCE, /\.tsx?$/);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /use(Suspense)?(Mutation|InfiniteQuer)/.test(text))).toEqual([]);
  });
});
