import type { Browser, Page } from '@playwright/test';

import { en } from '../../src/lib/words/en.ts';
import { panel, rows, tab, withoutMap } from './support/screen.ts';
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

const stopsAreListed = (page: Page) =>
  expect(rows(page).first()).toHaveAttribute('aria-setsize', '84');
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
      // What was there and is not any more is kept, and said not to be reported (C9).
      empty: new RegExp(`${en.parking.none}|${en.parking.reasons['not-reported']}`),
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

/** 17 s on a quiet machine: a poll, a failed one's delay, and for a hanging answer its time limit. */
const RECOVERY = { timeout: 60_000 };

/** How long an answer hangs is the page's time limit, so hanging ones are met side by side. */
const SLOW: readonly Fault[] = ['hang'];
const QUICK = FAULTS.filter((fault) => !SLOW.includes(fault));

test.describe('a fault of the service', () => {
  test.skip(!hasMadison, 'the recorded city does not lie beside the project');

  let meet = async (_part: Part, _fault: Fault) => {};

  test.beforeEach(({ browser, startMadison, startCurbside }) => {
    meet = async (part, fault) => {
      const { operation, said } = part;
      const madison = await startMadison();
      const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
      // Without a map: what is said is said in the lists, and many of them run at once.
      const { page, errors } = await openLists(browser);
      const isEmpty = fault === 'empty' && said.empty !== null;
      if (isEmpty && part.isAskedOnce) await page.clock.install();
      if (part.isAskedOnce) await madison.fault(operation, fault);
      await page.goto(`${curbside.url}/${part.query}`);
      if (!part.isAskedOnce) {
        await part.whole(page);
        await madison.fault(operation, fault);
      }
      const words = said[fault];
      if (words !== null) {
        const notice = panel(page).getByText(words);
        await expect(notice.first(), `${operation}, ${fault}: said`).toBeVisible(RECOVERY);
        await part.rest(page, fault);
        await madison.heal();
        // No stops of a route are asked for again, but not before half a minute; no stops near a
        // place is what most places have, and asked again with the next search.
        if (isEmpty && operation === 'getnearbystops') await page.reload();
        else if (isEmpty && part.isAskedOnce) await page.clock.fastForward(31_000);
        await expect(notice, `${operation}, ${fault}: over`).toHaveCount(0, RECOVERY);
      }
      await part.whole(page);
      expect(errors, `${operation}, ${fault}: errors`).toEqual([]);
      await page.close();
    };
  });

  test('R25, A9: no operation that hangs holds up the others', async () => {
    await Promise.all(PARTS.flatMap((part) => SLOW.map((fault) => meet(part, fault))));
  });

  for (const part of PARTS) {
    test(`R25, A15: ${part.operation} fails in ${QUICK.length} ways: said, the rest kept, whole again`, async () => {
      await Promise.all(QUICK.map((fault) => meet(part, fault)));
    });
  }
});

async function openLists(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await withoutMap(page);
  return { page, errors };
}
