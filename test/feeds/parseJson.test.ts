import { expect, test } from 'vitest';

import { parseJsonSteps } from '../../src/feeds/parseJson.ts';
import { runSteps } from '../../src/lib/steps.ts';

test('S24: JSON that takes long to parse is refused before it is', () => {
  const text = `[${'[],'.repeat(300_000)}[]]`;
  expect(() => runSteps(parseJsonSteps(text))).toThrow('more than 500000 values');
});

test('S24: a long text in JSON is one value, and other work runs while it is looked at', () => {
  const steps = parseJsonSteps(JSON.stringify({ text: 'x'.repeat(3_000_000) }));
  let pieces = 1;
  while (steps.next().done !== true) pieces += 1;
  expect(pieces).toBeGreaterThan(3);
});
