import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withEarlyWorker } from '../../../src/build/maplibre/earlyMapWorker.ts';

const SOURCE = readFileSync(
  join(import.meta.dirname, '../../../node_modules/maplibre-gl/src/util/web_worker.ts'),
  'utf8',
);

test('MapLibre takes a worker that was started early where it would start one', () => {
  const changed = withEarlyWorker(SOURCE);
  expect(changed).toContain(
    'function createWorker(url: string, asModule: boolean): Worker {\n    const early = takeEarlyWorker();',
  );
  expect(changed.match(/takeEarlyWorker/g)).toHaveLength(2);
  expect(changed).toMatch(
    /^import \{ takeEarlyWorker \} from '.*\/src\/map\/health\/earlyWorker\.ts';/,
  );
});

test('a version of MapLibre without that place fails the build', () => {
  expect(() => withEarlyWorker('export {};')).toThrow('no single place that starts a worker');
});
