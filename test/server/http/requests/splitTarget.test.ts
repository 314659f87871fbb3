import { expect, test } from 'vitest';

import { splitTarget } from '../../../../src/server/http/requests/splitTarget.ts';

test.each([
  ['/', '/', ''],
  ['/?', '/', ''],
  ['/?view=embed', '/', 'view=embed'],
  ['/?view=embed?', '/', 'view=embed?'],
  ['/index.html?view=embed?x=1', '/index.html', 'view=embed?x=1'],
])('S13: the target "%s" has the query that a browser gives the page', (target, path, query) => {
  expect(splitTarget(target)).toEqual([path, query]);
  expect(new URL(target, 'https://city.example').search.slice(1)).toBe(query);
});
