import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { clockReads } from './clockReads.ts';

const FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** In the tests that Vitest runs, `Date` has the time of the tests (test/support/moment/setMoment.ts), or a fake one. */
const RUN_BY_VITEST = /\.test\.tsx?$/;

const MAY_READ = new Map([
  ['bench/hostile/bodies.ts', 'it serves a city that reads the machine’s clock, as in operation'],
  ['browser/rider/notices.spec.ts', 'it stops the page’s clock where it is'],
  ['browser/rider/rider.spec.ts', 'it compares the page’s clock with the tests’ time'],
  ['support/moment/moment.ts', 'it says how far the machine’s clock is from the tests’ time'],
  ['support/page/savedAnswer.ts', 'only tests that Vitest runs use it'],
]);

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|mjs|html)$/.test(path) && !RUN_BY_VITEST.test(path));
const readsOf = (path: string) => clockReads(readFileSync(FOLDER + path, 'utf8'));

test('no test reads the machine’s clock', () => {
  expect(sources.length).toBeGreaterThan(100);
  const reading = sources.filter((path) => readsOf(path).length > 0);
  expect(reading.toSorted()).toEqual([...MAY_READ.keys()]);
});

test.each([
  'const now = Date.now();',
  'const clock = Date.now;',
  'const now = new Date();',
  'const now = Date();',
  'const began = performance.timeOrigin;',
  'const now = Temporal.Now.instant();',
  "const clock = Date['now'];",
  'await page.clock.install();',
  'await page.clock.install({});',
])('the check finds %s', (line) => {
  expect(clockReads(`// Date.now()\n  ${line}\n`)).toEqual([line]);
});

test.each([
  'const took = performance.now() - begun;',
  'const noon = new Date(NOON);',
  'await page.clock.install({ time: testNow() });',
  'const day = serviceDate();',
])('it leaves %s alone', (line) => {
  expect(clockReads(line)).toEqual([]);
});
