import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en/words.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { loadWords } from '../../../src/lib/words/loadWords.ts';
import { isMadeUp, madeUpWords } from '../../support/words/madeUpWords.ts';
import { emulated, openState } from '../pictures/openState.ts';
import type { State } from '../pictures/State.ts';
import { STATES } from '../pictures/states.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { newVisit } from '../support/newVisit.ts';
import { COARSE, untilLoaded, withoutMap } from '../support/screen.ts';
import { NOON, PAGE } from '../support/servers/serve.ts';
import { expect, test } from '../support/test.ts';
import { buildMadeUp } from './buildMadeUp.ts';
import { readTexts } from './findTextFaults.ts';

test.use(COARSE);

const MADE_UP = fileURLToPath(new URL('../../../test-results/made-up', import.meta.url));

/** What `Intl` writes, in English: units, clocks, days, months, time zones and "and". */
const INTL =
  /^(?:min|hr|sec|mi|ft|days?|minutes?|hours?|seconds?|feet|foot|miles?|AM|PM|C[SD]T|and|\w+day|Sun|Mon|Tue|Wed|Thu|Fri|Sat|Jan|Nov(?:ember)?|Dec(?:ember)?)$/;
/** Names of products and formats, the same in every language. */
const NAMES = /^(?:Curbside|MapLibre|OpenStreetMap|CSV|JSON|GeoJSON|URL|curbside)$/;
const OWN_NAMES = Object.values(LANGUAGES).map(({ name }) => name);

/**
 * The states in `npm test`. Those of a map and of failed scripts need the real build. With `EVERY_STATE=1`, all others.
 */
const STATES_TO_READ = STATES.filter(
  ({ name, isCore, isOfMap, hasFailures, query }) =>
    (isCore || process.env['EVERY_STATE']) &&
    !isOfMap &&
    !hasFailures &&
    name !== 'no network' &&
    !query.includes('lang='),
);

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

/** Visits each state at its smallest size, with the tests' own words in the language of the page. */
async function visitStates(
  page: Page,
  startCurbside: (options: {
    source?: NonNullable<State['source']>;
    clock: () => number;
    distFolder: string;
  }) => Promise<{ url: string; stop: () => Promise<unknown> }>,
  {
    lang,
    words,
    distFolder,
    states = STATES_TO_READ,
  }: { lang: string; words: object; distFolder: string; states?: readonly State[] },
  look: (state: State, answers: string) => Promise<string[]>,
): Promise<string[]> {
  const english = { ...en };
  Object.assign(en, words);
  test.setTimeout(600_000);
  page.setDefaultTimeout(15_000);
  await withoutMap(page);
  const faults: string[] = [];
  const demo = await startCurbside({ clock: () => NOON, distFolder });
  try {
    for (const state of states) {
      const { source, sizes, query, name } = state;
      const server =
        source === undefined
          ? demo
          : await startCurbside({ source, clock: () => NOON, distFolder });
      const answers: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/json/.test(response.headers()['content-type'] ?? ''))
          answers.push(response.text().catch(() => ''));
      });
      await newVisit(page, server.url);
      await page.emulateMedia({ colorScheme: 'light', ...emulated(state) });
      const size = query.includes('view=') ? sizes[0] : { width: 320, height: 640 };
      try {
        const all = { ...state, query: `${query}&lang=${lang}&ui=${lang}`, hasMap: false };
        await openState(page, server.url, all, size);
        if (state.act === undefined) await untilLoaded(page);
        const read = (await Promise.all(answers)).join(' ');
        faults.push(...(await look(state, read)).map((fault) => `${fault} (${name})`));
      } catch (error) {
        faults.push(`can't be opened: ${name}: ${String(error).slice(0, 300)}`);
      }
      await page.unrouteAll();
      await page.context().setOffline(false);
      page.removeAllListeners('response');
      if (server !== demo) await server.stop();
    }
  } finally {
    Object.assign(en, english);
    await demo.stop();
  }
  return faults;
}

test('L3, L7: in a made-up language, half as long again, no text is cut and none comes from elsewhere', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  allowErrors();
  await buildMadeUp(MADE_UP);
  const words = Object.fromEntries(
    Object.entries(en).map(([key, subject]) => [key, madeUpWords(subject)]),
  );
  const language = { lang: 'en', words, distFolder: MADE_UP };
  const faults = await visitStates(page, startCurbside, language, async (_state, answers) => {
    const known = new Set(wordsIn(answers));
    const isKnown = (word: string) =>
      isMadeUp(word) ||
      OWN_NAMES.includes(word) ||
      known.has(word) ||
      INTL.test(word) ||
      NAMES.test(word);
    return (await readTexts(page)).flatMap(({ text, where, isCut, hasEllipsis }) => [
      // A name at the end of a line may be cut.
      ...(isCut && isMadeUp(text) && !(hasEllipsis && !isMadeUp(wordsIn(text).at(-1) ?? ''))
        ? [`cut: ${where}: ${text}`]
        : []),
      ...(wordsIn(text).every(isKnown) ? [] : [`not from the catalog: ${where}: ${text}`]),
    ]);
  });
  expect(faults).toEqual([]);
});

for (const lang of ['fr-CA', 'he'] as const) {
  test(`L1, L2: in ${lang}, axe finds nothing and no text is cut, on a phone of 320 px, displays and frames`, async ({
    page,
    startCurbside,
    allowErrors,
  }) => {
    allowErrors();
    // French is read as English is, so every second state shows it: the made-up language has longer words.
    const states = STATES_TO_READ.filter(
      (_, index) => lang === 'he' || index % 2 === 0 || process.env['EVERY_STATE'] !== undefined,
    );
    const language = { lang, words: await loadWords(lang), distFolder: PAGE, states };
    const faults = await visitStates(page, startCurbside, language, async () => {
      await page.waitForFunction(() => document.documentElement.dir !== '');
      const direction = await page.evaluate(() => document.documentElement.dir);
      const texts = (await readTexts(page)).filter(
        ({ isCut, hasEllipsis }) => isCut && !hasEllipsis,
      );
      return [
        ...(direction === (lang === 'he' ? 'rtl' : 'ltr') ? [] : [`direction: ${direction}`]),
        ...texts.map(({ text, where }) => `cut: ${where}: ${text}`),
        ...(await axeFindings(page, 'light'))
          // Where a list is scrolled to decides which target is half covered, in any language.
          .filter((finding) => !finding.startsWith('target-size'))
          .map((finding) => `axe: ${finding}`),
      ];
    });
    expect(faults).toEqual([]);
  });
}
