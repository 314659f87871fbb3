import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';

import type { Feature } from '../../../src/build/react/Feature.ts';
import { UNUSED_FEATURES } from '../../../src/build/react/features.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Components that give an element all attributes that they get. */
const PASSING = ['Button', 'IconButton'];

const nameOf = ({ name }: ESTree.JSXOpeningElement | ESTree.JSXAttribute) =>
  name.type === 'JSXIdentifier' ? name.name : '';

/** The elements of a component, each as `<name attribute= attribute= >`. */
function elementsIn(path: string, text: string): string[] {
  const elements: string[] = [];
  new Visitor({
    JSXOpeningElement(node) {
      const name = nameOf(node);
      if (!/^[a-z]/.test(name) && !PASSING.includes(name)) return;
      const attributes = node.attributes.map((attribute) =>
        attribute.type === 'JSXAttribute' ? `${nameOf(attribute)}=` : '{...}',
      );
      elements.push(`<${[name, ...attributes].join(' ')} >`);
    },
  }).visit(parseSync(path, text).program);
  return elements;
}

const source = join(ROOT, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(build|server|service)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
  .filter(({ path, text }) => path.endsWith('.tsx') || /from 'react(-dom.*)?'/.test(text))
  .map(({ path, text }) => ({ path, text, elements: elementsIn(path, text) }));

test('the page has components and elements', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ elements }) => elements).length).toBeGreaterThan(300);
});

const features = Object.values<Readonly<Record<string, Feature>>>(UNUSED_FEATURES).flatMap(
  (features) => Object.entries(features),
);

test.each(features)('the page does not use %s', (_name, { uses }) => {
  const users = files.filter(
    ({ text, elements }) =>
      uses !== null && (uses.test(text) || elements.some((element) => uses.test(element))),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('few components give an element attributes that they do not name', () => {
  const passing = files.filter(({ elements }) =>
    elements.some((element) => /^<[a-z].*\{\.\.\.\}/.test(element)),
  );
  expect(passing.map(({ path }) => path).toSorted()).toEqual([
    // An image with its address and size.
    'features/parking/legend/LotImageMark.tsx',
    'ui/controls/Button.tsx',
    // Where links open.
    'ui/controls/ExternalLink.tsx',
    'ui/controls/IconButton.tsx',
  ]);
});

test('the only class is the error boundary', () => {
  const classes = files.filter(({ text }) => /\bextends (React\.)?(Pure)?Component\b/.test(text));
  expect(classes.map(({ path }) => path)).toEqual(['ui/loading/ErrorBoundary.tsx']);
});

test('the only library with components uses none of these features either', () => {
  const library = join(ROOT, 'node_modules/@tanstack/react-query/build/modern');
  const code = readdirSync(library)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(library, name), 'utf8').replace(/^\s*\/?\*.*$/gm, ''));
  const imports = code.flatMap((text) => text.match(/\bReact\.\w+/g) ?? []);
  expect([...new Set(imports)].toSorted()).toEqual([
    'React.createContext',
    'React.useCallback',
    'React.useContext',
    'React.useEffect',
    'React.useMemo',
    'React.useRef',
    'React.useState',
    'React.useSyncExternalStore',
  ]);
});
