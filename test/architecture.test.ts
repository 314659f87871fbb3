import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { architectureFaults, importCycles } from './support/checks/architecture.ts';
import { importsOf } from './support/checks/imports.ts';

const TOP = fileURLToPath(new URL('..', import.meta.url));

const filesUnder = (folder: string, name: RegExp) =>
  readdirSync(TOP + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path));

const read = (path: string) => ({ path, text: readFileSync(TOP + path, 'utf8') });

describe('the source code', () => {
  test('every file imports what its folder may import', () => {
    expect(architectureFaults(filesUnder('src', /\.tsx?$/).map(read))).toEqual([]);
  });

  test.each([
    ['a feature', 'src/features/stops/a.ts', "import { b } from '../vehicles/b.ts';"],
    ['a layer', 'src/ui/a.tsx', "import type { Stop } from '../contract/stop.ts';"],
    ['the client', 'src/api/a.ts', "const a = await import('../service/createService.ts');"],
    ['a package', 'src/lib/a.ts', "import * as z from 'zod/mini';"],
    ['Node', 'src/service/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['the page', 'src/service/a.ts', "export const a = () => document.querySelector('a');"],
    ['React', 'src/contract/a.ts', "import { useState } from 'react';"],
    ['MapLibre', 'src/features/stops/a.ts', "import { Map } from 'maplibre-gl';"],
    ['a default', 'src/lib/a.ts', 'export default 1;'],
    ['a barrel', 'src/ui/a.ts', "export { Button } from './Button.tsx';"],
    ['an index', 'src/ui/index.ts', 'export const a = 1;'],
    ['an audience', 'src/features/stops/a.ts', 'export const inKiosk = false;'],
    ['a subject', 'src/city/map/a.ts', "import { LOTS } from '../../features/parking/subject.ts';"],
    ['the view', 'src/features/stops/a.ts', "import type { View } from '../../view/view.ts';"],
    ['another folder', 'src/utils/a.ts', 'export const a = 1;'],
    ['no extension', 'src/lib/a.ts', "import { b } from './b';"],
    ['a file outside src', 'src/lib/a.ts', "import { b } from '../../test/b.ts';"],
  ])('names the file that breaks the rule: %s', (_what, path, text) => {
    expect(architectureFaults([{ path, text }])).toEqual([expect.stringContaining(path)]);
  });

  test('allows a type of MapLibre in a feature, and a feature in an audience', () => {
    const allowed = [
      { path: 'src/features/stops/a.ts', text: "import type { Map } from 'maplibre-gl';" },
      { path: 'src/audiences/rider/a.ts', text: "import { b } from '../../features/stops/b.ts';" },
      { path: 'src/service/a.ts', text: '/* a kiosk reads window.event */ export const a = 1;' },
    ];
    expect(architectureFaults(allowed)).toEqual([]);
  });

  test('there are no import cycles, including imports of types', () => {
    expect(importCycles(filesUnder('src', /\.tsx?$/).map(read))).toEqual([]);
  });

  test('names the files of an import cycle, also if it includes imports of types', () => {
    const cycle = [
      { path: 'src/ui/a.ts', text: "import { b } from './b.ts';" },
      { path: 'src/ui/b.ts', text: "import type { C } from './c.ts';" },
      { path: 'src/ui/c.ts', text: "import type { A } from './a.ts';" },
    ];
    expect(importCycles(cycle)).toEqual([
      'src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts',
    ]);
  });

  test('finds imports of every form, but not in comments', () => {
    const source = [
      "import './a.css';",
      'import {\n  b,\n  type B,\n} from "./b.ts";',
      "import { type C } from './c.ts';",
      "// import { d } from './d.ts';",
      "/* export * from './e.ts'; */",
      "const f = () => import('./f.ts');",
      "export type { G } from './g.ts';",
    ].join('\n');
    expect(
      importsOf(source).map(
        ({ specifier, typeOnly }) => `${specifier} ${typeOnly ? 'type' : 'runs'}`,
      ),
    ).toEqual(['./b.ts runs', './c.ts type', './g.ts type', './a.css runs', './f.ts runs']);
  });
});

test('only SvgIcon renders an svg element, which it hides from screen readers', () => {
  const filesWithSvg = filesUnder('src', /\.tsx$/).filter((path) =>
    read(path).text.includes('<svg'),
  );
  expect(filesWithSvg).toEqual(['src/ui/icons/SvgIcon.tsx']);
});

test('the root folder contains only the expected files', () => {
  const generated = readFileSync(`${TOP}.gitignore`, 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  const found = readdirSync(TOP, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !generated.includes(name))
    .map(({ name }) => name);
  const expected =
    /^(README\.md|LICENSE|index\.html|package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|public|src|test)$/;
  expect(found.filter((name) => !expected.test(name))).toEqual([]);
});

describe('the tests', () => {
  const tests = filesUnder('test', /\.test\.tsx?$/);

  test('mirror src', () => {
    const subjects = filesUnder('src', /\.tsx?$/).map((path) =>
      path.replace(/^src\//, '').replace(/\.tsx?$/, ''),
    );
    const folders = new Set(subjects.map((path) => path.replace(/\/[^/]*$/, '')));
    const own = /^test\/([^/]+$|support\/|bench\/)/;
    const misplaced = tests.filter(
      (path) => !own.test(path) && !folders.has(path.replace(/^test\/(.*)\/[^/]*$/, '$1')),
    );
    expect(misplaced).toEqual([]);
  });

  test('mock no module and use no snapshots', () => {
    const forbidden = /\bvi\s*\.\s*(mock|doMock)\b|toMatch(Inline)?Snapshot|\.(only|skip)\s*\(/;
    const found = tests
      .filter((path) => path !== 'test/architecture.test.ts')
      .filter((path) => forbidden.test(read(path).text));
    expect(found).toEqual([]);
  });
});

test('each decision has a unique number, also in its title', () => {
  const records = filesUnder('.github/decisions', /\.md$/).map(read);
  const numbers = records.map(({ path }) => /\/(\d{4})-/.exec(path)?.[1]);
  expect(numbers).toEqual([...new Set(numbers)]);
  const numbersInTitles = records.map(({ text }) =>
    /^# (\d+)[.:] /.exec(text)?.[1]?.padStart(4, '0'),
  );
  expect(numbersInTitles).toEqual(numbers);
});

test('each decision has at most 20 lines', () => {
  const long = filesUnder('.github/decisions', /\.md$/)
    .map(read)
    .filter(({ text }) => text.trimEnd().split('\n').length > 20)
    .map(({ path }) => path);
  expect(long).toEqual([]);
});

describe('the tables of folders', () => {
  const foldersIn = (folder: string) =>
    readdirSync(TOP + folder, { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() ? [each.name] : [],
    );
  const named = (text: string) =>
    Array.from(text.matchAll(/`(?:src\/)?([\w-]+)\/`/g), ([, name = '']) => name);
  /** The rows of the table of folders, each with its first two columns. */
  const rowsOf = (path: string) => {
    const table = /^\| folder [^]*?\n\n/m.exec(read(path).text)?.[0] ?? '';
    return table
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(1, 3));
  };

  test.each(['README.md', '.github/CONTRIBUTING.md'])('%s has each folder of src', (path) => {
    const folders = rowsOf(path).flatMap(([first = '']) => named(first));
    expect(folders.filter((name) => name !== 'test').toSorted()).toEqual(
      foldersIn('src').toSorted(),
    );
  });

  test.each(['audiences', 'city', 'features', 'server', 'transit'])(
    'CONTRIBUTING has each folder of src/%s, and none that is gone',
    (folder) => {
      const [, contents = ''] =
        rowsOf('.github/CONTRIBUTING.md').find(([first = '']) => named(first).includes(folder)) ??
        [];
      expect(named(contents).toSorted()).toEqual(foldersIn(`src/${folder}`).toSorted());
    },
  );

  test('each file that a new subject needs is there, and bikes have each that is new', () => {
    const { text } = read('.github/adding-a-subject.md');
    const paths = Array.from(text.matchAll(/`((?:src|test)\/[^`]+)`/g), ([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    const ofBikes = paths.map((path) =>
      path.replaceAll('chargers', 'bikes').replaceAll('Chargers', 'Bikes'),
    );
    expect(ofBikes.filter((path) => !existsSync(TOP + path))).toEqual([]);
  });

  test('CONTRIBUTING has the letter of each file of requirements', () => {
    const letters = filesUnder('.github/requirements', /\.md$/).map((path) => {
      const letter = /^- ([A-Z])\d+:/m.exec(read(path).text)?.[1];
      return `${letter} in ${path.replace(/.*\//, '')}`;
    });
    const text = read('.github/CONTRIBUTING.md').text.replaceAll(/\s+/g, ' ');
    expect(letters.filter((each) => !text.includes(each))).toEqual([]);
  });
});
