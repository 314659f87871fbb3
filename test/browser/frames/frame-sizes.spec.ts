import type { Request } from '@playwright/test';

import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { en } from '../../../src/lib/words/en/words.ts';
import { es } from '../../../src/lib/words/es/words.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { ANY, like } from '../../support/phrases.ts';
import { bootScriptBytes, filesToStart } from '../support/build/page-files.ts';
import { codePath, kB, total } from '../support/build/sizes.ts';
import { COARSE } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Bytes, brotli at quality 11. */
const FRAME_LIST_BUDGET = 106_200;
/** All that a frame with a list of stops loads: its words and what polls the live data too. */
const FRAME_WHOLE_LIST_BUDGET = 122_000;
/** All that a frame with another list loads: all words too, and that list (B20). */
const FRAME_OTHER_LIST_BUDGET = 138_000;
/** In another language, beside the first English words, which are in the page's script. */
const FRAME_TRANSLATED_LIST_BUDGET = 140_000;
const OTHER_LISTS = [
  'panel=buses',
  'near=43.0733673,-89.4014633',
  'panel=parking',
  'panel=events',
] as const;
/** Beside the map, which a frame loads when it is seen. */
const FRAME_MAP_BUDGET = 120_000;
/** What marks the rows of stops near a point, which loads some seconds after the list. */
const MARKS_BUDGET = 4_000;
const isOfMarks = (path: string) => /\/notices-/.test(path);

const LIVE = like(en.frame.live(ANY), es.frame.live(ANY));

/** The files of a frame, with the code of its list. */
const filesOfFrame = (...files: readonly string[]) =>
  filesToStart('index.html', 'frame', ...files.map((file) => `src/audiences/embed/${file}`));

test('B20: a frame with a list of stops needs at most 106.2 kB of script and style for its first list, and 122 kB in all', async ({
  page,
  demoAtNoon,
}) => {
  const first = total(filesOfFrame()) + bootScriptBytes();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const path = codePath(request);
    if (path !== undefined) loaded.add(path);
  });
  await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&route=03`);
  await expect(page.getByText(LIVE)).toBeVisible();
  const bytes = total(loaded) + bootScriptBytes();
  console.log(
    `first list of a frame ${kB(first)}, limit ${kB(FRAME_LIST_BUDGET)}; ` +
      `in all ${kB(bytes)} in ${loaded.size} files, limit ${kB(FRAME_WHOLE_LIST_BUDGET)}`,
  );
  expect(first).toBeLessThanOrEqual(FRAME_LIST_BUDGET);
  expect(bytes).toBeLessThanOrEqual(FRAME_WHOLE_LIST_BUDGET);
});

test('B20: a frame with any other list needs at most 138 kB of script and style, and 140 kB in another language', async ({
  page,
  demoAtNoon,
}) => {
  const sizes = new Map<string, number>();
  /** The list with the most code, which is the same in each language. */
  const largest = () =>
    OTHER_LISTS.filter((list) => sizes.get(list) === Math.max(...sizes.values()));
  for (const [lang, { load }] of Object.entries(LANGUAGES)) {
    const { frame } = (await (await load()).parts.frame())(FULL_CITY);
    for (const list of lang === 'en' ? OTHER_LISTS : largest()) {
      const loaded = new Set<string>();
      const note = (request: Request) => {
        const path = codePath(request);
        // On a busy machine the marks are there before the list is live.
        if (path !== undefined && !isOfMarks(path)) loaded.add(path);
      };
      page.on('request', note);
      await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&route=03&${list}&lang=${lang}`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(like(frame.live(ANY)))).toBeVisible();
      page.off('request', note);
      const bytes = total(loaded) + bootScriptBytes();
      const limit = lang === 'en' ? FRAME_OTHER_LIST_BUDGET : FRAME_TRANSLATED_LIST_BUDGET;
      console.log(`frame with ${list}, ${lang} ${kB(bytes)}, limit ${kB(limit)}`);
      expect(bytes, `${list}, ${lang}`).toBeLessThanOrEqual(limit);
      expect(loaded.size, `${list}, ${lang}`).toBeGreaterThan(8);
      if (lang === 'en') sizes.set(list, bytes);
    }
  }
  expect(sizes.size, 'English is the first language').toBe(OTHER_LISTS.length);
});

test('N5, B20: the marks of notices come after a frame’s list of stops near a point, and need at most 4 kB', async ({
  page,
  demoAtNoon,
}) => {
  const after = new Set<string>();
  await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&near=43.59998,-91.90024`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  page.on('request', (request) => {
    const path = codePath(request);
    if (path !== undefined) after.add(path);
  });
  await expect(page.locator('.row-notice').first()).toBeVisible();
  const marks = [...after].filter(isOfMarks);
  expect(marks.length).toBeGreaterThan(0);
  console.log(`marks in a frame ${kB(total(marks))}, limit ${kB(MARKS_BUDGET)}`);
  expect(total(marks)).toBeLessThanOrEqual(MARKS_BUDGET);
  // They need no other file that the list doesn't, such as one of the map.
  expect([...after].filter((path) => /\/(scene|lots|cards|\w+-map)-/.test(path))).toEqual([]);
});

test('B20: a frame with a map needs at most 120 kB of script and style beside its map', () => {
  const files = filesOfFrame('map/MapPage.tsx');
  const bytes = total(files) + bootScriptBytes();
  console.log(`frame beside its map ${kB(bytes)}, limit ${kB(FRAME_MAP_BUDGET)}`);
  expect(bytes).toBeLessThanOrEqual(FRAME_MAP_BUDGET);
  const map = [...filesOfFrame('map/EmbedMap.tsx')].filter((file) => !files.has(file));
  expect(map.length, 'the map is not among them').toBeGreaterThan(2);
});
