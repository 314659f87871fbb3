import { expect, test } from 'vitest';

import { type KnownNotice, noticeChanges } from '../../../src/features/changes/notice-changes.ts';

const known = (id: string, content = id, overrides: Partial<KnownNotice> = {}): KnownNotice => ({
  id,
  header: `Notice ${id}`,
  content,
  isOfInterest: true,
  ...overrides,
});
const kinds = (...[before, now]: Parameters<typeof noticeChanges>) =>
  noticeChanges(before, now).map(({ kind, header }) => `${kind} ${header}`);

test('N9: a notice that is new, says something else or is over is news', () => {
  expect(kinds([known('a'), known('b')], [known('b', 'other'), known('c')])).toEqual([
    'notice-changed Notice b',
    'notice-new Notice c',
    'notice-ended Notice a',
  ]);
});

test('N9: another order or the same text under another ID is no news', () => {
  expect(kinds([known('a'), known('b')], [known('b'), known('a')])).toEqual([]);
  expect(kinds([known('a', 'same')], [known('z', 'same')])).toEqual([]);
});

test('N9: what the rider does not look at is no news', () => {
  const far = { isOfInterest: false };
  expect(kinds([known('a', 'a', far)], [known('b', 'b', far)])).toEqual([]);
});
