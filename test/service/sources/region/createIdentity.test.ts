import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createIdentity } from '../../../../src/service/sources/region/createIdentity.ts';

test('G2: an ID stays as it is where feeds differ, and has its feed in front where two have it', () => {
  const identity = createIdentity(['a', 'b', 'c'], [['1', '2'], ['2', '3'], ['4']]);
  expect([identity.listed(0, '1'), identity.listed(0, '2')]).toEqual(['1', 'a:2']);
  expect([identity.listed(1, '2'), identity.listed(1, '3')]).toEqual(['b:2', '3']);
  // A trip may name a stop that its feed does not list.
  expect(identity.listed(2, '2')).toBe('c:2');
  expect([0, 1, 2].map((feed) => identity.hasRenamed(feed))).toEqual([true, true, false]);
});

test.each([
  ['alone, means that of the first feed in the list', '2', { feed: 0, id: '2' }],
  ['with a feed in front, means that one', 'b:2', { feed: 1, id: '2' }],
  ['with a feed in front, is understood where nothing clashes', 'b:3', { feed: 1, id: '3' }],
  ['with the wrong feed in front, means nothing', 'a:3', undefined],
  ['that no feed has, means nothing', '9', undefined],
  ['with an unknown feed in front, means nothing', 'z:1', undefined],
])('G2: an ID %s', (_what, id, owned) => {
  const identity = createIdentity(
    ['a', 'b'],
    [
      ['1', '2'],
      ['2', '3'],
    ],
  );
  expect(identity.find(id)).toEqual(owned);
});

test('G2: what looks like an ID with a feed in front never hides the one that has it', () => {
  const identity = createIdentity(
    ['a', 'b'],
    [
      ['1', 'a:1'],
      ['1', 'a:1'],
    ],
  );
  expect([identity.listed(0, '1'), identity.listed(0, 'a:1')]).toEqual(['a:1', 'a:a:1']);
  expect(identity.find('a:1')).toEqual({ feed: 0, id: '1' });
  expect(identity.find('b:a:1')).toEqual({ feed: 1, id: 'a:1' });
});

test('G2: a city of one feed keeps all IDs', () => {
  const only = createIdentity([''], [['1', 'a:1']]);
  expect(only.listed(0, 'a:1')).toBe('a:1');
  expect(only.find('a:1')).toEqual({ feed: 0, id: 'a:1' });
});

const id = fc.constantFrom('1', '2', 'a', 'a:1', 'b:1', 'a:a:1', 'b:a:1', ':', 'a:');
const feeds = fc.array(fc.uniqueArray(id), { minLength: 2, maxLength: 4 });

test('G2: whatever feeds are called and have, each thing has an ID of its own that leads to it, in any order of the feeds', () => {
  fc.assert(
    fc.property(feeds, (ids) => {
      const names = ['a', 'b', 'c', 'd'].slice(0, ids.length);
      const all = (identity: ReturnType<typeof createIdentity>, order: readonly number[]) =>
        order
          .flatMap((feed, at) => (ids[feed] ?? []).map((one) => [feed, one, at] as const))
          .map(([feed, one, at]) => {
            const listed = identity.listed(at, one);
            expect(identity.find(listed)).toEqual({ feed: at, id: one });
            return `${feed} ${one} ${listed}`;
          });
      const order = names.map((_, feed) => feed);
      const forward = all(createIdentity(names, ids), order);
      const back = all(createIdentity(names.toReversed(), ids.toReversed()), order.toReversed());
      expect(back.toSorted()).toEqual(forward.toSorted());
      expect(new Set(forward.map((one) => one.split(' ')[2])).size).toBe(forward.length);
    }),
  );
});
