import { fileURLToPath } from 'node:url';

import type { Page, Request } from '@playwright/test';

import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { en } from '../../support/words/catalogs.ts';
import { isMadeUp, madeUpWords } from '../../support/words/madeUpWords.ts';
import {
  axeFindingsOf,
  needsRealBuild,
  oneServerAtATime,
  pagesOf,
} from '../pictures/checkStates.ts';
import { emulated, openState } from '../pictures/openState.ts';
import type { State } from '../pictures/State.ts';
import { STATES } from '../pictures/states.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { newVisit } from '../support/newVisit.ts';
import { COARSE, untilLoaded, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { madeUpBuild } from './buildMadeUp.ts';
import { readTexts, type ShownText } from './findTextFaults.ts';

test.use(COARSE);

const MADE_UP = fileURLToPath(new URL('../../../test-results/made-up', import.meta.url));

/** What `Intl` writes, in English: units, clocks, days, months, time zones and "and". */
const INTL =
  /^(?:mins?|hrs?|secs?|mi|ft|days?|minutes?|hours?|seconds?|feet|foot|miles?|AM|PM|C[SD]T|and|\w+day|Sun|Mon|Tue|Wed|Thu|Fri|Sat|Jan|October|Nov(?:ember)?|Dec(?:ember)?)$/;
/** Names of products and formats, the same in every language. */
const NAMES = /^(?:Curbside|MapLibre|OpenStreetMap|CSV|JSON|json|GeoJSON|URL|curbside)$/;
const OWN_NAMES = Object.values(LANGUAGES).map(({ name }) => name);

const READS_EVERY_STATE = process.env['EVERY_STATE'] !== undefined;
/**
 * The states in `npm test`, without maps, which take most of the time to open a page, and an eighth of them with axe in
 * each language; with `EVERY_STATE=1`, all states, all with axe.
 */
const STATES_TO_READ = STATES.filter(
  (state) => !needsRealBuild(state) && (READS_EVERY_STATE || (state.isCore && !state.isOfMap)),
);

const RIGHT_TO_LEFT = ['he', 'ar'];
/**
 * The longest words, another script from the right, and two without spaces between words: with `EVERY_STATE=1` one of them
 * in each state, with `EVERY_STATE=all` each.
 */
const ALSO_READ = ['de', 'ar', 'zh-Hans', 'ko'];
const READS_ALL = process.env['EVERY_STATE'] === 'all';

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

const OWN_WORDS = new Set(OWN_NAMES.flatMap((name) => wordsIn(name)));

/** German has the made-up language's own letters. */
const isLeftIn =
  (lang: string) =>
  ({ text }: ShownText) =>
    lang !== 'de' && isMadeUp(text) && !OWN_NAMES.includes(text);

const isCutOff = ({ isCut, hasEllipsis }: ShownText) => isCut && !hasEllipsis;

/** A name at the end of a line may be cut. */
const isFaultyCut = ({ text, isCut, hasEllipsis }: ShownText) =>
  isCut && !(hasEllipsis && !isMadeUp(wordsIn(text).at(-1) ?? ''));

/** The faults of a page in the made-up language. `names` are in the service's answers, or typed by the rider. */
function madeUpFaults(texts: readonly ShownText[], names: string): string[] {
  const known = new Set(wordsIn(names));
  const isKnown = (word: string) =>
    isMadeUp(word) || OWN_WORDS.has(word) || known.has(word) || INTL.test(word) || NAMES.test(word);
  return texts.flatMap((shown) => [
    ...(isMadeUp(shown.text) && isFaultyCut(shown) ? [`cut: ${shown.where}: ${shown.text}`] : []),
    ...(wordsIn(shown.text).every(isKnown)
      ? []
      : [`not from the catalog: ${shown.where}: ${shown.text}`]),
  ]);
}

/**
 * Reads the texts of a page, again while some are not as they stay: a display sets its rows once it has measured them, and
 * some texts of rows follow those of the page, in as many elements as before.
 */
async function settledTexts(page: Page, isUnsettled: (text: ShownText) => boolean) {
  let texts = await readTexts(page);
  for (let looks = 1; looks < 20 && texts.some(isUnsettled); looks += 1) {
    await untilLoaded(page);
    texts = await readTexts(page);
  }
  return texts;
}

/** Changes the open page to a language. Returns its faults; `usesAxe` takes longer than everything else. */
async function faultsIn(page: Page, lang: string, usesAxe: boolean): Promise<string[]> {
  const direction = await page.evaluate(async (tag) => {
    await Reflect.get(globalThis, 'showLanguage')(tag);
    return document.documentElement.dir;
  }, lang);
  await untilLoaded(page);
  const isLeft = isLeftIn(lang);
  const texts = await settledTexts(page, (text) => isLeft(text) || isCutOff(text));
  // As a flex or grid item, a name would begin at the other side of the page.
  // In one step: a display replaces its rows, and what has left the page is not inline.
  const blocks = await page.evaluate(() =>
    [...document.querySelectorAll('bdi')].flatMap((name) =>
      getComputedStyle(name).display === 'inline' ? [] : [name.textContent],
    ),
  );
  const found = usesAxe ? await axeFindings(page, 'light') : [];
  return [
    ...(direction === (RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr')
      ? []
      : [`direction: ${direction}`]),
    ...texts.filter(isCutOff).map(({ text, where }) => `cut: ${where}: ${text}`),
    ...texts
      .filter(isLeft)
      .map(({ text, where }) => `left in the language before: ${where}: ${text}`),
    ...blocks.map((name) => `not inline: ${name}`),
    // Where a list is scrolled to decides which target is half covered, in any language.
    ...found
      .filter((finding) => !finding.startsWith('target-size'))
      .map((finding) => `axe: ${finding}`),
  ].map((fault) => `${lang}: ${fault}`);
}

/** Opens a state at its smallest size in the made-up language, then changes it to the others. Returns their faults. */
async function faultsOf(page: Page, state: State, url: string): Promise<string[]> {
  const answers: Promise<string>[] = [];
  const textOf = async (request: Request) => {
    const response = await request.response();
    const isJson = /json/.test(response?.headers()['content-type'] ?? '');
    return (isJson && (await response?.text())) || '';
  };
  // Not each response: what was preloaded is reported again when it is used, and has no end until it is collected.
  page.on('requestfinished', (request) => answers.push(textOf(request).catch(() => '')));
  await page.emulateMedia({ colorScheme: 'light', ...emulated(state) });
  const size = state.query.includes('view=') ? state.sizes[0] : { width: 320, height: 640 };
  const inEnglish = {
    ...state,
    query: `${state.query}&lang=en${state.query.includes('builder') ? '&ui=en' : ''}`,
    hasMap: state.isOfMap === true && state.hasMap !== false,
  };
  await openState(page, url, inEnglish, size);
  if (state.act === undefined) await untilLoaded(page);
  const texts = await settledTexts(page, isFaultyCut);
  const typed = page
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    );
  const names = (await Promise.all([...answers, typed])).flat().join(' ');
  page.removeAllListeners('requestfinished');
  const faults = madeUpFaults(texts, names);
  // A page in which nothing can be loaded has no provider of languages.
  if (await page.evaluate(() => 'showLanguage' in globalThis)) {
    const nth = STATES.indexOf(state) % 8;
    faults.push(...(await faultsIn(page, 'fr-CA', READS_EVERY_STATE || nth === 2)));
    faults.push(...(await faultsIn(page, 'he', READS_EVERY_STATE || nth === 6)));
    const also = ALSO_READ.filter((_, index) => READS_ALL || index === nth % ALSO_READ.length);
    for (const lang of READS_EVERY_STATE ? also : [])
      faults.push(...(await faultsIn(page, lang, lang === 'ar')));
    await page.evaluate(() => Reflect.get(globalThis, 'showLanguage')('en'));
  }
  return [...faults, ...(await axeFindingsOf(page, state))];
}

for (const states of pagesOf(STATES_TO_READ)) {
  test.describe(states.map(({ name }) => name).join('; '), () => {
    const [{ timezoneId, isOfMap = false } = {}] = states;
    if (timezoneId !== undefined) test.use({ timezoneId });
    test('L1, L2, L3, L7, R22: in a made-up language, French and Hebrew no text is cut, none is of another language, and axe finds nothing, in either theme', async ({
      page,
      startCurbside,
      noErrors,
    }) => {
      if (READS_ALL) test.setTimeout(600_000);
      const distFolder = await madeUpBuild(MADE_UP);
      const english = { ...en };
      // The states find what they press by its words.
      for (const [key, subject] of Object.entries(english))
        if (typeof subject !== 'string') Object.assign(en, { [key]: madeUpWords(subject) });
      if (!isOfMap) await withoutMap(page);
      const serverOf = oneServerAtATime(page, startCurbside, { distFolder });
      try {
        for (const state of states)
          await test.step(state.name, async () => {
            const { url } = await serverOf(state.source);
            if (state !== states[0]) await newVisit(page, url);
            expect.soft(await faultsOf(page, state, url), state.name).toEqual([]);
            await page.unrouteAll();
            await page.context().setOffline(false);
            if (state.without === undefined)
              expect.soft(noErrors, `${state.name}: errors`).toEqual([]);
            noErrors.length = 0;
          });
      } finally {
        Object.assign(en, english);
      }
    });
  });
}
