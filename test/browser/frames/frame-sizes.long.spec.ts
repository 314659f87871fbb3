import type { Request } from '@playwright/test';

import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { LOADERS } from '../../../src/lib/words/compiled/loaders.ts';
import { pageWordsOf } from '../../../src/lib/words/wordsOf.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en, es } from '../../support/words/catalogs.ts';
import { bootScriptBytes, filesToStart } from '../support/build/page-files.ts';
import { codePath, kB, total } from '../support/build/sizes.ts';
import { COARSE } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Bytes, brotli at quality 11: all that a frame with a list loads, in any language. */
const FRAME_LIST_BUDGET = 200_000;
/** With the words of another language: Arabic's have 5 kB more than English ones. */
const TRANSLATED_BUDGET = 205_000;
const OTHER_LISTS = [
  'panel=buses',
  'near=43.0733673,-89.4014633',
  'panel=parking',
  'panel=events',
] as const;
/** Beside the map, which a frame loads when it is seen. */
const FRAME_MAP_BUDGET = 190_000;

const LIVE = like(en.frame.live(ANY), es.frame.live(ANY));

/** The files of a frame, with the code of its list. */
const filesOfFrame = (...files: readonly string[]) =>
  filesToStart('index.html', 'embed', ...files.map((file) => `src/audiences/embed/${file}`));

test('B20: a frame with a list of stops needs at most 200 kB of script and style, and nothing of the map', async ({
  page,
  demoAtNoon,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const path = codePath(request);
    if (path !== undefined) loaded.add(path);
  });
  await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&route=03`);
  await expect(page.getByText(LIVE)).toBeVisible();
  const bytes = total(loaded) + bootScriptBytes();
  console.log(
    `frame with stops ${kB(bytes)} in ${loaded.size} files, limit ${kB(FRAME_LIST_BUDGET)}`,
  );
  expect(bytes).toBeLessThanOrEqual(FRAME_LIST_BUDGET);
  expect([...loaded].filter((path) => /\/(?:map|maplibre|openMap)-/.test(path))).toEqual([]);
});

test('B20: a frame with any other list needs at most 200 kB of script and style, in another language 205', async ({
  page,
  demoAtNoon,
}) => {
  const sizes = new Map<string, number>();
  /** The list with the most code, which is the same in each language. */
  const largest = () =>
    OTHER_LISTS.filter((list) => sizes.get(list) === Math.max(...sizes.values()));
  for (const [lang, { first }] of Object.entries(LOADERS)) {
    const { frame } = pageWordsOf(await first())(FULL_CITY);
    for (const list of lang === 'en' ? OTHER_LISTS : largest()) {
      const loaded = new Set<string>();
      const note = (request: Request) => {
        const path = codePath(request);
        if (path !== undefined) loaded.add(path);
      };
      page.on('request', note);
      await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&route=03&${list}&lang=${lang}`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(like(frame.live(ANY)))).toBeVisible();
      page.off('request', note);
      const bytes = total(loaded) + bootScriptBytes();
      const limit = lang === 'en' ? FRAME_LIST_BUDGET : TRANSLATED_BUDGET;
      console.log(`frame with ${list}, ${lang} ${kB(bytes)}, limit ${kB(limit)}`);
      expect(bytes, `${list}, ${lang}`).toBeLessThanOrEqual(limit);
      expect(loaded.size, `${list}, ${lang}`).toBeGreaterThan(4);
      if (lang === 'en') sizes.set(list, bytes);
    }
  }
  expect(sizes.size, 'English is the first language').toBe(OTHER_LISTS.length);
});

test('N5: a frame’s list of stops near a point has the marks of notices', async ({
  page,
  demoAtNoon,
}) => {
  await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&near=43.59998,-91.90024`);
  await expect(page.locator('.row-notice').first()).toBeVisible();
});

test('B20: a frame with a map needs at most 190 kB of script and style beside its map', () => {
  const files = filesOfFrame('map/MapPage.tsx');
  const bytes = total(files) + bootScriptBytes();
  console.log(`frame beside its map ${kB(bytes)}, limit ${kB(FRAME_MAP_BUDGET)}`);
  expect(bytes).toBeLessThanOrEqual(FRAME_MAP_BUDGET);
  const map = [...filesOfFrame('map/EmbedMap.tsx')].filter((file) => !files.has(file));
  expect(map.length, 'the map is not among them').toBeGreaterThan(2);
});
