import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { DOCUMENTS } from '../../src/contract/documents/documents.ts';
import { OPERATIONS, parametersOf } from '../../src/contract/operations/operations.ts';

const PAGES = readdirSync('.github/operations').map((name) => `operations/${name}`);
const DOCUMENT = ['interface.md', ...PAGES]
  .map((path) => readFileSync(`.github/${path}`, 'utf8'))
  .join('\n');

test('S1: interface.md has every section that the code cites', () => {
  const sections = new Set(
    [...DOCUMENT.matchAll(/^##+ (\d(?:\.\d)?)\.? /gm)].map(([, section]) => section),
  );
  const cited = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(`src/${path}`, 'utf8').matchAll(/\binterface (\d(?:\.\d)?)\b/g),
    ])
    .map(([, section]) => section);
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter((section) => !sections.has(section))).toEqual([]);
});

test.each(Object.values({ ...OPERATIONS, ...DOCUMENTS }))(
  'S1: interface.md or a page beside it describes $path and its parameters',
  (operation) => {
    const { path } = operation;
    const from = DOCUMENT.indexOf(`\`${path}\``);
    expect(from).toBeGreaterThan(0);
    const section = DOCUMENT.slice(from).split('\n#', 1)[0];
    for (const { name } of parametersOf(operation)) expect(section).toContain(`\`${name}`);
  },
);
