import { expect, test } from 'vitest';

import { dotSeparated } from '../../../src/lib/words/dotSeparated.ts';

test('R22: texts have dots between them, and no line can begin with one', () => {
  expect(dotSeparated(['full', 'event today'])).toMatch(/^full\s· event today$/);
  // Lines break at spaces, but not at one that is non-breaking.
  const lines = dotSeparated(['full', 'event today', 'a']).split(' ');
  expect(lines).toEqual(['full\u00A0·', 'event', 'today\u00A0·', 'a']);
});

test('R22: one text has no dot, and no text is empty', () => {
  expect(dotSeparated(['full'])).toBe('full');
  expect(dotSeparated([])).toBe('');
});
