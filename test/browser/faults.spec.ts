import type { Browser, Page } from '@playwright/test';

import { en } from '../../src/lib/words/en.ts';
import { panel, rows, tab } from './support/screen.ts';
import {
  FAULTS,
  hasMadison,
  madisonSettings,
  type Fault,
  type Operation,
} from './support/startMadison.ts';
import { expect, test } from './support/test.ts';

/** What the page says of why a read failed. `null`: this operation's answer is still a good one. */
type Said = string | RegExp | null;

const because = (why: string) => `: ${why}`;

const FAILURES = {
  hang: because(en.failures.timeout),
  reset: because(en.failures.unreachable),
  http500: because(en.failures.http),
  html200: because(en.failures.malformed),
  truncate: because(en.failures.malformed),
  garbage: because(en.failures.malformed),
  refused: because(en.failures.refused('Illegal request parameters')),
  glued: because(en.failures.malformed),
} satisfies Partial<Record<Fault, Said>>;

interface Part {
  readonly operation: Operation;
  readonly query: string;
  /** The fault is there before the page is, where the page asks only once. */
  readonly isAskedOnce: boolean;
  readonly said: Record<Fault, Said>;
  /** The part as it is when all is well. */
  readonly whole: (page: Page) => Promise<void>;
  /** What has to stay as it was while the part is broken. */
  readonly rest: (page: Page, fault: Fault) => Promise<void>;
}

const stopsAreListed = (page: Page) => expect(rows(page).nth(80)).toBeVisible();
const busesAreListed = async (page: Page) => {
  await tab(page, 'buses').click();
  await expect(rows(page)).toHaveCount(9);
};
const lotsAreListed = async (page: Page) => {
  await tab(page, 'parking').click();
  await expect(rows(page)).toHaveCount(21);
};

const PARTS: readonly Part[] = [
  {
    operation: 'getstops',
    query: '?route=A',
    isAskedOnce: true,
    said: { ...FAILURES, empty: en.stops.none, frozen: null },
    whole: async (page) => {
      await tab(page, 'stops').click();
      await stopsAreListed(page);
    },
    rest: async (page) => {
      await busesAreListed(page);
      await lotsAreListed(page);
      await tab(page, 'stops').click();
    },
  },
  {
    operation: 'getnearbystops',
    query: '?route=A&near=43.0733673,-89.4014633',
    isAskedOnce: true,
    said: { ...FAILURES, empty: /^No stop within/, frozen: null },
    whole: (page) =>
      expect(panel(page).getByRole('heading', { name: /^3 stops within/ })).toBeVisible(),
    rest: stopsAreListed,
  },
  {
    operation: 'getstoplocation',
    query: '?route=B&stop=9081',
    isAskedOnce: true,
    // An answer without lists has none to empty.
    said: { ...FAILURES, empty: null, frozen: null },
    whole: (page) =>
      expect(panel(page).getByRole('heading', { name: 'Hanson at Metro Garage' })).toBeVisible(),
    rest: async (page) => {
      await expect(page.getByRole('button', { name: 'Route B', exact: false })).toBeVisible();
    },
  },
  {
    operation: 'getvehicles',
    query: '?route=A&panel=buses',
    isAskedOnce: false,
    said: {
      ...FAILURES,
      empty: en.vehicles.state.empty,
      frozen: /^Frozen: the service answers/,
    },
    whole: async (page) => {
      await busesAreListed(page);
      await expect(panel(page).getByText(/^9 buses, updated/)).toBeVisible();
    },
    rest: async (page, fault) => {
      if (fault !== 'empty') await expect(rows(page)).toHaveCount(9);
      await tab(page, 'stops').click();
      await stopsAreListed(page);
      await lotsAreListed(page);
      await tab(page, 'buses').click();
    },
  },
  {
    operation: 'lots',
    query: '?route=A&panel=parking',
    isAskedOnce: false,
    said: {
      ...FAILURES,
      // The operation documents no refusal, so one is a wrong answer.
      refused: because(en.failures.malformed),
      empty: en.parking.none,
      frozen: null,
    },
    whole: lotsAreListed,
    rest: async (page, fault) => {
      if (fault !== 'empty') await expect(rows(page)).toHaveCount(21);
      await busesAreListed(page);
      await tab(page, 'parking').click();
    },
  },
];

/** A page without a map: what is said is said in the lists, and ten of them run at once. */
async function openLists(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  return { page, errors };
}

/** A poll, a failed one's delay, and for a hanging answer its time limit. */
const RECOVERY = { timeout: 17_000 };

test.describe('a fault of the service', () => {
  test.skip(!hasMadison, 'the recorded city does not lie beside the project');

  for (const part of PARTS) {
    const { operation, said } = part;
    for (const faults of [FAULTS.slice(0, 5), FAULTS.slice(5)]) {
      test(`R25, A15: ${operation} fails by ${faults.join(', ')}: said, the rest kept, whole again`, async ({
        browser,
        startMadison,
        startCurbside,
      }) => {
        const meet = async (fault: Fault) => {
          const madison = await startMadison();
          const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
          const { page, errors } = await openLists(browser);
          const isEmptyOnce = part.isAskedOnce && fault === 'empty';
          if (isEmptyOnce) await page.clock.install();
          if (part.isAskedOnce) await madison.fault(operation, fault);
          await page.goto(`${curbside.url}/${part.query}`);
          if (!part.isAskedOnce) {
            await part.whole(page);
            await madison.fault(operation, fault);
          }
          const words = said[fault];
          if (words === null) {
            await part.whole(page);
          } else {
            const notice = panel(page).getByText(words);
            await expect(notice.first(), `${fault} is said`).toBeVisible(RECOVERY);
            await part.rest(page, fault);
            await madison.heal();
            // No stops at all is asked about again, but not before half a minute.
            if (isEmptyOnce) await page.clock.fastForward(31_000);
            await expect(notice, `${fault} is over`).toHaveCount(0, RECOVERY);
            await part.whole(page);
          }
          expect(errors, `errors under ${fault}`).toEqual([]);
          await page.close();
        };
        await Promise.all(faults.map(meet));
      });
    }
  }
});
