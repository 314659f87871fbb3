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
import { ANY, like, startingWith } from '../support/phrases.ts';

/** The page's text about a failed read; `null` where the answer is still valid. */
type Said = string | RegExp | null;

/** Finds the notice of a failure with this reason, in whichever sentence. */
const because = (why: string) =>
  like(
    en.failures.part(ANY, why),
    en.failures.stale(ANY, why, ANY),
    en.vehicles.state.unreachable(ANY, why),
  );

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
  /** The page reads this only once, so the fault starts before the page opens. */
  readonly isAskedOnce: boolean;
  readonly said: Record<Fault, Said>;
  /** Expects the part as it is without a fault. */
  readonly whole: (page: Page) => Promise<void>;
  /** Expects the other parts to be unchanged while this one fails. */
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
    said: { ...FAILURES, empty: startingWith(en.nearby.none(ANY)), frozen: null },
    whole: (page) =>
      expect(
        panel(page).getByRole('heading', {
          name: startingWith(en.nearby.found(3, '3', ANY)),
        }),
      ).toBeVisible(),
    rest: stopsAreListed,
  },
  {
    operation: 'getstoplocation',
    query: '?route=B&stop=9081',
    isAskedOnce: true,
    // This answer has no list that could be empty.
    said: { ...FAILURES, empty: null, frozen: null },
    whole: (page) =>
      expect(panel(page).getByRole('heading', { name: 'Hanson at Metro Garage' })).toBeVisible(),
    rest: async (page) => {
      await expect(
        page.getByRole('button', {
          name: startingWith(en.routes.name('B', ANY), en.routes.unnamed('B')),
        }),
      ).toBeVisible();
    },
  },
  {
    operation: 'getvehicles',
    query: '?route=A&panel=buses',
    isAskedOnce: false,
    said: {
      ...FAILURES,
      empty: en.vehicles.state.empty,
      frozen: startingWith(en.vehicles.state.frozen(ANY)),
    },
    whole: async (page) => {
      await busesAreListed(page);
      await expect(
        panel(page).getByText(startingWith(en.vehicles.state.live(en.vehicles.count(9, '9'), ANY))),
      ).toBeVisible();
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
      // This operation documents no refusals, so one is a malformed answer.
      refused: because(en.failures.malformed),
      // Lots that are missing from an answer stay, marked as not reported (C9).
      empty: like(en.parking.none, en.parking.reasons['not-reported']),
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

/** 17 s on an idle machine: a poll, the delay after a failure, and the time limit of a hanging answer. */
const RECOVERY = { timeout: 60_000 };

/** Hanging answers take the page's whole time limit, so their tests run in parallel. */
const SLOW: readonly Fault[] = ['hang'];
const QUICK = FAULTS.filter((fault) => !SLOW.includes(fault));

test.describe('a fault of the service', () => {
  test.skip(!hasMadison, 'the recorded city is not next to the project');

  let meet = async (_part: Part, _fault: Fault) => {};

  test.beforeEach(({ browser, startMadison, startCurbside }) => {
    meet = async (part, fault) => {
      const { operation, said } = part;
      const madison = await startMadison();
      const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
      // Without a map: the messages are in the lists, and many pages run at once.
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
        // An empty list of a route's stops is requested again after 30 seconds, an empty list of stops
        // nearby only with the next search.
        if (isEmpty && operation === 'getnearbystops') await page.reload();
        else if (isEmpty && part.isAskedOnce) await page.clock.fastForward(31_000);
        await expect(notice, `${operation}, ${fault}: over`).toHaveCount(0, RECOVERY);
      }
      await part.whole(page);
      expect(errors, `${operation}, ${fault}: errors`).toEqual([]);
      await page.close();
    };
  });

  test('R25, A9: an operation that hangs does not delay the others', async () => {
    await Promise.all(PARTS.flatMap((part) => SLOW.map((fault) => meet(part, fault))));
  });

  for (const part of PARTS) {
    test(`R25, A15: ${part.operation} fails in ${QUICK.length} ways: the page says so, keeps the rest, and recovers`, async () => {
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
