import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { UNUSED_FUNCTIONS, withoutUnusedFeatures } from '../../src/build/stripReactDom.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = readFileSync(
  join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  'utf8',
);
const names = Object.values(UNUSED_FUNCTIONS).flat();

describe('the removed parts of React DOM', () => {
  test('are functions with an empty body or a constant result, and all others stay', () => {
    const stripped = withoutUnusedFeatures(CLIENT);
    const functionsOf = (code: string) =>
      [...code.matchAll(/^function (\w[\w$]*)\(/gm)].map(([, name]) => name);
    expect(functionsOf(stripped)).toEqual(functionsOf(CLIENT));
    const empty = /^function (\w[\w$]*)\([^)]*\) \{(?:return (?:null|!1);)?\}$/gm;
    const emptied = (code: string) => [...code.matchAll(empty)].map(([, name]) => name);
    const before = new Set(emptied(CLIENT));
    expect(new Set(emptied(stripped).filter((name) => !before.has(name)))).toEqual(new Set(names));
  });

  test('do not set the flags of removed features', () => {
    const stripped = withoutUnusedFeatures(CLIENT);
    const flags = /\b(?:isHydrating|shouldStartViewTransition) = .*/g;
    expect(stripped.match(flags)?.toSorted()).toEqual([
      'isHydrating = !1;',
      'shouldStartViewTransition = !1;',
    ]);
    expect(stripped).toContain('exports.createRoot = ');
    expect(stripped).not.toContain('exports.hydrateRoot = ');
  });

  test('must exist in this version of React DOM', () => {
    expect(() =>
      withoutUnusedFeatures(CLIENT.replace('function getResource(', 'function a(')),
    ).toThrow('React DOM has no function getResource');
    expect(() => withoutUnusedFeatures(CLIENT.replaceAll('isHydrating', 'b'))).toThrow(
      'React DOM has no flag isHydrating',
    );
  });

  test('are not used anywhere on the page', () => {
    const source = join(ROOT, 'src');
    const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/^(build|server|service)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
      .filter(({ path, text }) => path.endsWith('.tsx') || /from 'react(-dom.*)?'/.test(text));
    expect(texts.length).toBeGreaterThan(200);
    const apis =
      /\b(hydrateRoot|ViewTransition|Fragment\s+ref|useActionState|useFormState|SuspenseList|findDOMNode|preinit\w*|preloadModule)\b|from 'react-dom'/;
    // Elements that React moves into the head or waits for, and custom elements.
    const elements = /<(link|meta|style|script|[a-z]+-[a-z-]+)[\s>]/;
    const users = texts.filter(({ text }) => apis.test(text) || elements.test(text));
    expect(users.map(({ path }) => path)).toEqual([]);
  });
});
