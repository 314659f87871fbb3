import type { Browser, Page } from '@playwright/test';

import { en } from '../../src/lib/words/en.ts';
import { ANY, like, startingWith } from '../support/phrases.ts';
import { panel, rows, tab, withoutMap } from './support/screen.ts';
import {
  FAULTS,
  hasMadison,
  madisonSettings,
  type Fault,
  type Operation,
} from './support/startMadison.ts';
import { expect, test } from './support/test.ts';

/** The page's text about a failed read; `null` if the answer is still valid. */
type Notice = string | RegExp | null;

/** Finds the notice of a failure with this reason, in any of the sentences. */
const failureNotice = (why: string) =>
  like(
    en.failures.part(ANY, why),
    en.failures.stale(ANY, why, ANY),
    en.vehicles.state.unreachable(ANY, why),
  );

const FAILURES = {
  hang: failureNotice(en.failures.timeout),
  reset: failureNotice(en.failures.unreachable),
  http500: failureNotice(en.failures.http),
  html200: failureNotice(en.failures.malformed),
  truncate: failureNotice(en.failures.malformed),
  garbage: failureNotice(en.failures.malformed),
  refused: failureNotice(en.failures.refused('Illegal request parameters')),
  glued: failureNotice(en.failures.malformed),
} satisfies Partial<Record<Fault, Notice>>;

interface Part {
  readonly operation: Operation;
  readonly query: string;
  /** The page reads this only once, so the fault starts before the page opens. */
  readonly isReadOnce: boolean;
  readonly notices: Record<Fault, Notice>;
  /** Expects the part as it is without a fault. */
  readonly expectComplete: (page: Page) => Promise<void>;
  /** Expects the other parts to be unchanged while this one fails. */
  readonly expectOthers: (page: Page, fault: Fault) => Promise<void>;
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
    isReadOnce: true,
    notices: { ...FAILURES, empty: en.stops.none, frozen: null },
    expectComplete: async (page) => {
      await tab(page, 'stops').click();
      await stopsAreListed(page);
    },
    expectOthers: async (page) => {
      await busesAreListed(page);
      await lotsAreListed(page);
      await tab(page, 'stops').click();
    },
  },
  {
    operation: 'getnearbystops',
    query: '?route=A&near=43.0733673,-89.4014633',
    isReadOnce: true,
    notices: { ...FAILURES, empty: startingWith(en.nearby.none(ANY)), frozen: null },
    expectComplete: (page) =>
      expect(
        panel(page).getByRole('heading', {
          name: startingWith(en.nearby.found(3, '3', ANY)),
        }),
      ).toBeVisible(),
    expectOthers: stopsAreListed,
  },
  {
    operation: 'getstoplocation',
    query: '?route=B&stop=9081',
    isReadOnce: true,
    // This answer has no list that could be empty.
    notices: { ...FAILURES, empty: null, frozen: null },
    expectComplete: (page) =>
      expect(panel(page).getByRole('heading', { name: 'Hanson at Metro Garage' })).toBeVisible(),
    expectOthers: async (page) => {
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
    isReadOnce: false,
    notices: {
      ...FAILURES,
      empty: en.vehicles.state.empty,
      frozen: startingWith(en.vehicles.state.frozen(ANY)),
    },
    expectComplete: async (page) => {
      await busesAreListed(page);
      await expect(
        panel(page).getByText(startingWith(en.vehicles.state.live(en.vehicles.count(9, '9'), ANY))),
      ).toBeVisible();
    },
    expectOthers: async (page, fault) => {
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
    isReadOnce: false,
    notices: {
      ...FAILURES,
      // This operation documents no refusals, so one is a malformed answer.
      refused: failureNotice(en.failures.malformed),
      // Lots that are missing from an answer stay, marked as not reported (C9).
      empty: like(en.parking.none, en.parking.reasons['not-reported']),
      frozen: null,
    },
    expectComplete: lotsAreListed,
    expectOthers: async (page, fault) => {
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

  let checkFault = async (_part: Part, _fault: Fault) => {};

  test.beforeEach(({ browser, startMadison, startCurbside }) => {
    checkFault = async (part, fault) => {
      const { operation, notices } = part;
      const madison = await startMadison();
      const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
      // Without a map: the messages are in the lists, and many pages run at once.
      const { page, errors } = await openLists(browser);
      const isEmpty = fault === 'empty' && notices.empty !== null;
      if (isEmpty && part.isReadOnce) await page.clock.install();
      if (part.isReadOnce) await madison.fault(operation, fault);
      await page.goto(`${curbside.url}/${part.query}`);
      if (!part.isReadOnce) {
        await part.expectComplete(page);
        await madison.fault(operation, fault);
      }
      const words = notices[fault];
      if (words !== null) {
        const notice = panel(page).getByText(words);
        await expect(notice.first(), `${operation}, ${fault}: the notice`).toBeVisible(RECOVERY);
        await part.expectOthers(page, fault);
        await madison.heal();
        // An empty list of a route's stops is requested again after 30 seconds, an empty list of stops
        // nearby only with the next search.
        if (isEmpty && operation === 'getnearbystops') await page.reload();
        else if (isEmpty && part.isReadOnce) await page.clock.fastForward(31_000);
        await expect(notice, `${operation}, ${fault}: over`).toHaveCount(0, RECOVERY);
      }
      await part.expectComplete(page);
      expect(errors, `${operation}, ${fault}: errors`).toEqual([]);
      await page.close();
    };
  });

  test('R25, A9: an operation that hangs does not delay the others', async () => {
    await Promise.all(PARTS.flatMap((part) => SLOW.map((fault) => checkFault(part, fault))));
  });

  for (const part of PARTS) {
    test(`R25, A15: ${part.operation} fails in ${QUICK.length} ways: the page says so, keeps the rest, and recovers`, async () => {
      await Promise.all(QUICK.map((fault) => checkFault(part, fault)));
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
