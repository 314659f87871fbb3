import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

import type { Feature } from '../../../src/build/react/Feature.ts';
import { UNUSED_FEATURES } from '../../../src/build/react/features.ts';
import { removeFeatures } from '../../../src/build/react/removeFeatures.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const files = Object.entries<Readonly<Record<string, Feature>>>(UNUSED_FEATURES).map(
  ([path, features]) => ({ path, code: read(`node_modules/${path}`), features }),
);
const CLIENT = 'react-dom/cjs/react-dom-client.production.js';
const client = read(`node_modules/${CLIENT}`);

const functionsOf = (code: string) =>
  [...code.matchAll(/^function (\w[\w$]*)\(/gm)].map(([, name]) => name);

describe('the removed parts of React', () => {
  test.each(files)('are all found in $path, and the rest is code', ({ code, features }) => {
    const stripped = removeFeatures(code, Object.values(features));
    expect(parseSync('react.js', stripped, { sourceType: 'script' }).errors).toEqual([]);
    expect(functionsOf(stripped)).toEqual(functionsOf(code));
    expect(stripped.length).toBeLessThan(code.length);
  });

  test('leave functions with one result', () => {
    const stripped = removeFeatures(client, Object.values(UNUSED_FEATURES[CLIENT]));
    const results = Object.values<Feature>(UNUSED_FEATURES[CLIENT]).flatMap(
      ({ functions = [], results = {} }) => [
        ...functions.map((name) => [name, '{}']),
        ...Object.entries(results).map(([name, value]) => [name, `{return ${value};}`]),
      ],
    );
    expect(results.length).toBeGreaterThan(100);
    const bodies = new Map(
      [...stripped.matchAll(/^function (\w[\w$]*)\([^)]*\) (\{.*\})$/gm)].map(
        ([, name, body]) => [name, body] as const,
      ),
    );
    for (const [name, body] of results)
      expect(`${name} ${bodies.get(name)}`).toBe(`${name} ${body}`);
    expect(stripped).toContain('exports.createRoot = ');
    expect(stripped).not.toContain('exports.hydrateRoot = ');
  });
});
