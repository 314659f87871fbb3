import { fileURLToPath } from 'node:url';

import { en } from '../../../src/lib/words/en/words.ts';
import { isMadeUp, madeUpWords } from '../../support/words/madeUpWords.ts';
import { openState } from '../pictures/openState.ts';
import { STATES } from '../pictures/states.ts';
import { newVisit } from '../support/newVisit.ts';
import { COARSE, untilLoaded, withoutMap } from '../support/screen.ts';
import { NOON } from '../support/servers/serve.ts';
import { expect, test } from '../support/test.ts';
import { buildMadeUp } from './buildMadeUp.ts';
import { readTexts } from './findTextFaults.ts';

test.use(COARSE);

const FOLDER = fileURLToPath(new URL('../../../test-results/made-up', import.meta.url));

/** What `Intl` writes, in English: units, clocks, days, months, time zones and "and". */
const INTL =
  /^(?:min|hr|sec|mi|ft|days?|minutes?|hours?|seconds?|feet|foot|miles?|AM|PM|C[SD]T|and|\w+day|Sun|Mon|Tue|Wed|Thu|Fri|Sat|Jan|Nov(?:ember)?|Dec(?:ember)?)$/;
/** Names of products and formats, the same in every language, and of the languages themselves. */
const NAMES = /^(?:Curbside|MapLibre|OpenStreetMap|CSV|JSON|GeoJSON|URL|English|Español|curbside)$/;

/**
 * The states in `npm test`. Those of a map and of failed scripts need the real build. With `EVERY_STATE=1`, all others.
 */
const STATES_TO_READ = STATES.filter(
  ({ isCore, isOfMap, hasFailures, query }) =>
    (isCore || process.env['EVERY_STATE']) && !isOfMap && !hasFailures && !query.includes('lang='),
);

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

test('L3: in a made-up language, half as long again, no text is cut and none comes from elsewhere', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  allowErrors();
  await buildMadeUp(FOLDER);
  page.setDefaultTimeout(8000);
  const real = { ...en };
  Object.assign(
    en,
    Object.fromEntries(Object.entries(real).map(([key, words]) => [key, madeUpWords(words)])),
  );
  await withoutMap(page);
  const faults: string[] = [];
  try {
    for (const state of STATES_TO_READ) {
      await test.step(state.name, async () => {
        const { source, sizes } = state;
        const server = await startCurbside({
          ...(source === undefined ? {} : { source }),
          clock: () => NOON,
          distFolder: FOLDER,
        });
        const answers: string[] = [];
        page.on('response', async (response) => {
          if (/json/.test(response.headers()['content-type'] ?? ''))
            answers.push(await response.text().catch(() => ''));
        });
        await newVisit(page, server.url);
        try {
          await openState(page, server.url, { ...state, hasMap: false }, sizes.at(-1) ?? sizes[0]);
          if (state.act === undefined) await untilLoaded(page);
        } catch (error) {
          faults.push(`can't be opened: ${state.name}: ${String(error).slice(0, 300)}`);
        }
        const known = new Set(wordsIn(answers.join(' ')));
        const isKnown = (word: string) =>
          isMadeUp(word) || known.has(word) || INTL.test(word) || NAMES.test(word);
        for (const { text, where, isCut } of await readTexts(page)) {
          if (isCut && isMadeUp(text)) faults.push(`cut: ${where}: ${text} (${state.name})`);
          const foreign = wordsIn(text).filter((word) => !isKnown(word));
          if (foreign.length > 0)
            faults.push(`not from the catalog: ${where}: ${text} (${state.name})`);
        }
        await page.unrouteAll();
        await page.context().setOffline(false);
        page.removeAllListeners('response');
        await server.stop();
      });
    }
  } finally {
    Object.assign(en, real);
  }
  const once = new Set(faults.map((fault) => fault.replaceAll(/ \([^)]*\)$/g, '')));
  expect([...once]).toEqual([]);
});
