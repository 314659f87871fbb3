import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { WAITS, withWait } from '../../../src/build/maplibre/lateTileDecoder.ts';

const SOURCES = join(import.meta.dirname, '../../../node_modules/maplibre-gl/src/source');

test.each(Object.entries(WAITS))(
  'MapLibre’s %s waits for the decoder of MLT tiles',
  (name, [before, wait]) => {
    const source = readFileSync(join(SOURCES, `${name}.ts`), 'utf8');
    const waiting = withWait(name, source);
    expect(waiting).toContain(`${wait}\n${before}`);
    expect(waiting).toMatch(/^import \{ loadDecoder \} from '.\/vector_tile_mlt.ts';\n/);
    // Nothing else is different.
    expect(waiting.split('\n').slice(1).join('\n').replace(`${wait}\n`, '')).toBe(source);
  },
);

test('a file of MapLibre without the place to wait fails the build', () => {
  expect(() => withWait('vector_tile_source', 'export class VectorTileSource {}')).toThrow(
    "MapLibre's vector_tile_source has no single place to load the decoder of MLT tiles",
  );
});
