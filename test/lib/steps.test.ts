import { expect, test } from 'vitest';

import { runSteps, runStepsWithPauses, type Steps } from '../../src/lib/steps.ts';

function* countTo(last: number, counted: (number | string)[]): Steps<string> {
  for (let number = 1; number <= last; number += 1) {
    counted.push(number);
    if (number < last) yield;
  }
  return 'counted';
}

test('steps run at once, or with a pause between each two', async () => {
  const atOnce: (number | string)[] = [];
  expect(runSteps(countTo(3, atOnce))).toBe('counted');
  expect(atOnce).toEqual([1, 2, 3]);
  const paused: (number | string)[] = [];
  const pause = async () => void paused.push('pause');
  expect(await runStepsWithPauses(countTo(3, paused), pause)).toBe('counted');
  expect(paused).toEqual([1, 'pause', 2, 'pause', 3]);
});
