import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** What runs in a browser. */
const FOLDERS =
  'api audiences boot city contract edge features feeds lib map offline service transit ui view'.split(
    ' ',
  );

/** Functions that the oldest browsers lack, and that `old-browsers.js` doesn't add. */
const NEWER =
  /URL\.(?:canParse|parse)\b|(?:Object|Map)\.groupBy\(|Promise\.withResolvers|Array\.fromAsync/;

test('F26: the page calls no function that the oldest browsers lack', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `src/${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => NEWER.test(readFileSync(file, 'utf8')))).toEqual([]);
});
