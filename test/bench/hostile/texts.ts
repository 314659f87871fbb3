import type { Random } from './random.ts';

/** Texts at which readers are known to fail: patterns that go back, names of objects, directions, numbers. */
const TEXTS: readonly ((times: number) => string)[] = [
  (times) => `${'# '.repeat(times)}x`,
  (times) => `<a ${'='.repeat(times)}`,
  (times) => '<'.repeat(times),
  (times) => '&amp;'.repeat(times),
  (times) => `${'a@'.repeat(times)}.`,
  (times) => `https://${'a.'.repeat(times)}`,
  (times) => '\u2028'.repeat(times),
  (times) => '\u202e'.repeat(times),
  (times) => ' '.repeat(times),
  (times) => `${' \t'.repeat(times)}x`,
  (times) => ':'.repeat(times),
  (times) => '"'.repeat(times),
  (times) => '['.repeat(times),
  (times) => '\ud800'.repeat(times),
  (times) => 'e\u0301\u0300'.repeat(times),
  (times) => '9'.repeat(times),
  (times) => '../'.repeat(times),
  () => '__proto__',
  () => 'constructor',
  () => '\u0000',
  () => '1e400',
  () => '-0',
  () => 'NaN',
  () => '99:99:99',
  () => '20261332',
  () => '1970-01-01',
  () => 'javascript:alert(1)',
  () => '<script>alert(1)</script>',
  () => '',
];

/** @param most the longest repetition */
export const hostileText = (random: Random, most = 40_000) =>
  random.of(TEXTS)(random.below(random.of([3, 50, 2000, most])));
