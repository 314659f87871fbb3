import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { LOADERS } from '../../../src/lib/words/compiled/loaders.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { pageWordsOf } from '../../../src/lib/words/wordsOf.ts';
import {
  bootScriptBytes,
  builtScripts,
  circleOfChunks,
  filesToStart,
} from '../support/build/page-files.ts';
import { codePath, kB, total } from '../support/build/sizes.ts';
import { longIf } from '../support/longIf.ts';
import { COARSE, rows } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Bytes, brotli at quality 11. */
const LIST_BUDGET = 120_000;
const MAP_BUDGET = 510_000;
/** Loaded some seconds after the page, which on a busy machine is before the map is drawn, or once it is drawn. */
const isOfLater = (path: string) => /\/(worker|RiderCity|added|workbox-window[.\w]*)-/.test(path);
/** What the nearest peer loads for its map page, in 61 scripts. */
const PEER = 657_000;

/** The files of the first list: the page's script with its English words, and its styles. */
const firstList = () => filesToStart('index.html');

test('the licenses of the libraries are beside the scripts that contain them', () => {
  const path = fileURLToPath(new URL('../../../dist/page/licenses.txt', import.meta.url));
  const text = readFileSync(path, 'utf8');
  const libraries = [...text.matchAll(/^## (\S+) - \d/gm)].map(([, found]) => found);
  const ofPage = ['@tanstack/react-query', 'maplibre-gl', 'react', 'react-dom', 'vite', 'zod'];
  const parts = ['core', 'expiration', 'precaching', 'routing', 'strategies', 'window'];
  const ofWorker = parts.map((part) => `workbox-${part}`);
  expect(libraries).toEqual(expect.arrayContaining([...ofPage, ...ofWorker]));
});

test('the first useful list needs at most 120 kB of script and style', () => {
  const bytes = total(firstList()) + bootScriptBytes();
  console.log(`first list ${kB(bytes)}, limit ${kB(LIST_BUDGET)}`);
  expect(bytes).toBeLessThanOrEqual(LIST_BUDGET);
});

test('R31: the large scripts of the first list and of the map begin with the hint to compile them while others load', () => {
  const first = filesToStart('index.html', 'src/map/openMap.ts');
  const large = [...builtScripts()].filter(
    ([path, text]) => first.has(path) && text.length > 30_000,
  );
  expect(large.length).toBeGreaterThan(3);
  for (const [path, text] of large)
    expect(text.startsWith('//# allFunctionsCalledOnLoad\n'), path).toBe(true);
});

test('L6: the first scripts hold no byte of another language than English, however many there are', async () => {
  const scripts = [...firstList()]
    .filter((file) => file.endsWith('.js'))
    .map((file) =>
      readFileSync(fileURLToPath(new URL(`../../../dist/page/${file}`, import.meta.url)), 'utf8'),
    )
    .join('\n');
  for (const [lang, { first }] of Object.entries(LOADERS)) {
    const { page } = pageWordsOf(await first())(FULL_CITY);
    const words = [page.loading, page.skipToList, LANGUAGES[lang]?.name ?? ''];
    const found = words.filter((word) => scripts.includes(word));
    expect(found, lang).toEqual(lang === 'en' ? [page.loading, page.skipToList] : []);
  }
});

test('the first list works when every other script is blocked', async ({ page, demo }) => {
  const needed = firstList();
  await page.route('**/assets/*', (route) => {
    const path = codePath(route.request());
    return path !== undefined && !needed.has(path) ? new Promise(() => {}) : route.continue();
  });
  // Files that never come delay the load event.
  await page.goto(demo.url, { waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
});

test('a labeled map needs at most 510 kB of script and style', async ({
  page,
  demoWithBasemap,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const path = codePath(request);
    if (path !== undefined && !isOfLater(path)) loaded.add(path);
  });
  await page.goto(demoWithBasemap.url);
  await page.locator('[data-map-state="ready"][data-idles]').waitFor();
  const bytes = total(loaded);
  console.log(
    `labeled map ${kB(bytes)} in ${loaded.size} files, limit ${kB(MAP_BUDGET)}, nearest peer ${kB(PEER)}`,
  );
  expect(
    [...loaded].some((path) => path.includes('worker')),
    'the worker is counted',
  ).toBe(true);
  expect(bytes).toBeLessThanOrEqual(MAP_BUDGET);
});

test(
  'V2: the labeled map of a city with bikes does not wait for them',
  longIf(true),
  async ({ page, demoWithBasemap }) => {
    const asked = page.waitForRequest(/\/added-[\w-]+\.js$/);
    await page.route(/\/added-[\w-]+\.js$/, () => new Promise(() => {}));
    await page.goto(demoWithBasemap.url);
    await page.locator('[data-map-state="ready"][data-idles]').waitFor();
    await asked;
  },
);

test('V2: a display loads the code of an added subject only with its panel', () => {
  for (const entry of ['kiosk', 'index.html', 'rider', 'embed'])
    expect(
      [...filesToStart(entry)].filter((file) => file.includes('/added')),
      entry,
    ).toEqual([]);
});

test('the page has at most 45 scripts for a reader of each language', () => {
  const page = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
  const scripts = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const others = Object.keys(LANGUAGES).filter((lang) => lang !== 'en');
  const wordsOf = (lang: string) =>
    scripts.filter((path) =>
      new RegExp(`/words-${lang}(-rest|-builder)?-[0-9a-z]{8}\\.js$`).test(path),
    );
  // A reader loads those of one language.
  for (const lang of others) expect(wordsOf(lang), lang).toHaveLength(3);
  expect(scripts.length - 3 * (others.length - 1)).toBeLessThanOrEqual(45);
});

test('no chunk runs before one that it needs', () => {
  expect(circleOfChunks()).toEqual([]);
});

test('the page contains neither the service nor its demo city', () => {
  const source = fileURLToPath(new URL('../../../src/', import.meta.url));
  const texts = (folder: string) =>
    readdirSync(source + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(`${source}${folder}/${path}`, 'utf8'));
  // Longer texts that only the service contains.
  const literals = (text: string) => [...text.matchAll(/'([^'\n\\]{24,})'/g)].map(([, one]) => one);
  const ofThePage = ['api', 'audiences', 'contract', 'features', 'lib', 'map', 'ui']
    .flatMap(texts)
    .join('\n');
  const markers = [...texts('service'), ...texts('server')]
    .flatMap(literals)
    .filter((literal) => literal !== undefined)
    .filter((literal) => !/^[./]/.test(literal));
  expect(markers.length).toBeGreaterThan(20);
  const scripts = builtScripts();
  expect(scripts.size).toBeGreaterThan(20);
  for (const [file, script] of scripts) {
    const found = markers.filter((marker) => script.includes(marker));
    expect(
      found.filter((marker) => !ofThePage.includes(marker)),
      file,
    ).toEqual([]);
  }
});
