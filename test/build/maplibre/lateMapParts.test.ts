import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { LATE_FILES } from '../../../src/build/maplibre/late-map-files.ts';
import { standIn, withLatePreparation } from '../../../src/build/maplibre/lateMapParts.ts';

const read = (path: string) =>
  readFileSync(
    join(import.meta.dirname, `../../../node_modules/maplibre-gl/src/${path}.ts`),
    'utf8',
  );

/** Runs a stand-in, which imports nothing. Returns its exports. */
async function run(code: string): Promise<ReadonlyMap<string, unknown>> {
  const module: object = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return new Map(Object.entries(module));
}

function call(stand: ReadonlyMap<string, unknown>, name: string, ...values: unknown[]): unknown {
  const found = stand.get(name);
  if (typeof found !== 'function') throw new Error(`${name} is no function`);
  return found(...values);
}

test.each(Object.values(LATE_FILES).flat())(
  'the stand-in of MapLibre’s %s has its exports',
  async (path) => {
    const source = read(path);
    const names = [...(await run(standIn(path, source))).keys()].filter(
      (one) => one !== 'complete',
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(source).toMatch(new RegExp(`\\b${name}\\b`));
    const exported = source.match(/^export (abstract )?(class|function) /gm)?.length ?? 0;
    expect(names.length).toBeGreaterThanOrEqual(exported);
  },
);

test('a stand-in does nothing until it gets its file', async () => {
  const source =
    'export class Terrain {}\nexport function draw() {}\nexport {\n  fit,\n  move\n};\n';
  const stand = await run(
    `${standIn('a', source)}\nexport const isTerrain = (one) => one instanceof Terrain;`,
  );
  const drawn = () => ['draw', 'fit', 'move'].map((name) => call(stand, name, 1, 2));
  const terrain = new Map();
  expect([...drawn(), call(stand, 'isTerrain', terrain)]).toEqual([
    undefined,
    undefined,
    undefined,
    false,
  ]);
  call(stand, 'complete', { Terrain: Map, draw: Math.max, fit: Math.min, move: () => 'moved' });
  expect([...drawn(), call(stand, 'isTerrain', terrain)]).toEqual([2, 1, 'moved', true]);
});

test('a shader is an empty text until it gets its file', async () => {
  const source = "export default 'void main() {}';\n";
  const stand = await run(`${standIn('a.glsl', source)}\nexport const now = () => text;`);
  expect([stand.get('default'), call(stand, 'now')]).toEqual(['', '']);
  call(stand, 'complete', { default: 'void main() {}' });
  expect(call(stand, 'now')).toBe('void main() {}');
});

test('a file of MapLibre that exports neither functions nor classes fails the build', () => {
  expect(() => standIn('render/terrain', 'export const LIMIT = 3;')).toThrow(
    "MapLibre's render/terrain exports neither functions nor classes",
  );
});

test('MapLibre prepares each shader when it is used', () => {
  const late = withLatePreparation(read('shaders/shaders'));
  expect(late).toContain('get heatmap() { return prepare(heatmapFrag, heatmapVert); }');
  expect(late).not.toMatch(/: prepare\(/);
  expect(() => withLatePreparation('export const shaders = {};')).toThrow('are not found');
});
