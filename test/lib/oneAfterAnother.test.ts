import { expect, test } from 'vitest';

import { oneAfterAnother } from '../../src/lib/oneAfterAnother.ts';

test('calls during a run share the next one, and a run that fails does not stop later ones', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const run = oneAfterAnother(
    () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error === undefined ? resolve() : reject(error)));
      }),
  );
  const first = run();
  await Promise.resolve();
  const others = [run(), run()];
  ends[0]?.(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(others);
  await run.idle();
  expect(ends).toHaveLength(2);
});
