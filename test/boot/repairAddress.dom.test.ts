import { afterEach, expect, test } from 'vitest';

import { repairAddress } from '../../src/boot/repairAddress.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/?view=embed&amp;route=2#a', '?view=embed&route=2'],
  ['/?view=embed&amp;amp;route=2', '?view=embed&route=2'],
  ['/?amp;view=embed&amp%3Broute=2', '?view=embed&route=2'],
  ['/?near=amp;b&camp;=1', '?near=amp;b&camp;=1'],
  ['/', ''],
])('F27: the page at %s has the query %s', (address, search) => {
  history.replaceState(null, '', address);
  repairAddress();
  expect(location.search).toBe(search);
  expect(location.hash).toBe(address.includes('#') ? '#a' : '');
});
