import type { Locator, Page } from '@playwright/test';

import { testNow } from '../../support/moment/moment.ts';
import { ANY, like, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { newVisit } from '../support/newVisit.ts';
import { panel, rows, tab, withoutMap } from '../support/screen.ts';
import {
  FAULTS,
  hasMadison,
  NO_MADISON,
  madisonSettings,
  type Fault,
  type Operation,
} from '../support/servers/startMadison.ts';
import { expect, test } from '../support/test.ts';

/** The page's text about a failed read; `null` if the answer is still valid. */
type Notice = string | RegExp | null;

/** Finds the notice of a failure with this reason, in any of the sentences. */
const failureNotice = (why: string) =>
  like(
    en.failures.part(ANY, why),
    en.failures.stale(ANY, why, ANY),
    en.vehicles.state.unreachable(ANY, why),
  );

const MALFORMED = failureNotice(en.failures.malformed);

const FAILURES = {
  hang: failureNotice(en.failures.timeout),
  reset: failureNotice(en.failures.unreachable),
  http500: failureNotice(en.failures.http),
  html200: MALFORMED,
  truncate: MALFORMED,
  garbage: MALFORMED,
  refused: failureNotice(en.failures.refused('Illegal request parameters')),
  glued: MALFORMED,
} satisfies Partial<Record<Fault, Notice>>;

interface Part {
  readonly operation: Operation;
  readonly query: string;
  /**
   * For what the page reads only once: its fault starts before the page opens, and one malformed answer stands for all,
   * because each takes a visit (createApi.test.ts tests them all, of each operation).
   */
  readonly onlyMalformed?: Fault;
  readonly notices: Record<Fault, Notice>;
  /** Expects the part as it is without a fault. */
  readonly expectComplete: (page: Page) => Promise<void>;
  /** Expects the other parts to be unchanged while this one fails. */
  readonly expectOthers: (page: Page, fault: Fault) => Promise<void>;
}

const stopsAreListed = (page: Page) =>
  expect(rows(page).first()).toHaveAttribute('aria-setsize', '84');
const busesAreListed = async (page: Page) => {
  await tab(page, 'vehicles').click();
  await expect(rows(page)).toHaveCount(9);
};
const lotsAreListed = async (page: Page) => {
  await tab(page, 'lots').click();
  await expect(rows(page)).toHaveCount(21);
};

const PARTS: readonly Part[] = [
  {
    operation: 'getstops',
    query: '?route=A',
    onlyMalformed: 'html200',
    notices: { ...FAILURES, empty: en.lists.noStops, frozen: null },
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
    onlyMalformed: 'truncate',
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
    onlyMalformed: 'glued',
    // This answer has no list that could be empty.
    notices: { ...FAILURES, empty: null, frozen: null },
    expectComplete: (page) =>
      expect(panel(page).getByRole('heading', { name: 'Hanson at Metro Garage' })).toBeVisible(),
    expectOthers: async (page) => {
      await lotsAreListed(page);
      await page.goto(new URL('?route=B&stop=9081', page.url()).href);
    },
  },
  {
    operation: 'getvehicles',
    query: '?route=A&panel=buses',
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
      await tab(page, 'vehicles').click();
    },
  },
  {
    operation: 'lots',
    query: '?route=A&panel=parking',
    notices: {
      ...FAILURES,
      // This operation documents no refusals, so one is a malformed answer.
      refused: MALFORMED,
      // Lots that are missing from an answer stay, marked as not reported (C9).
      empty: like(en.parking.none, en.parking.reasons['not-reported']),
      frozen: null,
    },
    expectComplete: lotsAreListed,
    expectOthers: async (page, fault) => {
      if (fault !== 'empty') await expect(rows(page)).toHaveCount(21);
      await busesAreListed(page);
      await tab(page, 'lots').click();
    },
  },
];

/** Includes the time limit of a response that hangs, which the page's clock cannot shorten. */
const RECOVERY = { timeout: 60_000 };

/** Moves the page's clock on until the notice is shown, or until it is gone. */
const waitFor = (page: Page, notice: Locator, state: 'shown' | 'gone', message: string) =>
  expectAsTimePasses(page, async () => ((await notice.count()) > 0 ? 'shown' : 'gone'), {
    ...RECOVERY,
    message,
  }).toBe(state);

test.describe('a fault of the service', () => {
  test.skip(!hasMadison, NO_MADISON);

  for (const part of PARTS) {
    const { operation, query, onlyMalformed, notices, expectComplete, expectOthers } = part;
    const isReadOnce = onlyMalformed !== undefined;
    // Each way that a part is read once needs a visit. So one malformed answer stands for all of them, which
    // createApi.test.ts reads of each operation (T27), and an answer that can be shown is left out.
    const ways = FAULTS.filter(
      (fault) =>
        !isReadOnce ||
        fault === onlyMalformed ||
        (notices[fault] !== null && notices[fault] !== MALFORMED),
    );

    test(`R25, A9, A15: ${operation} fails in ${ways.length} ways: the page says so, keeps the rest, and recovers`, async ({
      page,
      startMadison,
      startCurbside,
    }) => {
      const madison = await startMadison();
      const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      // The messages are in the lists.
      await withoutMap(page);
      await page.clock.install({ time: testNow() });

      /** A part that is read once fails on a new visit, any other while the page is open. */
      const visits = isReadOnce ? ways.map((fault) => [fault]) : [ways];
      for (const faults of visits) {
        const [first] = faults;
        if (isReadOnce && first !== undefined) await madison.fault(operation, first);
        await newVisit(page, curbside.url);
        await page.goto(new URL(query, curbside.url).href);
        if (!isReadOnce) await expectComplete(page);
        for (const fault of faults) {
          await test.step(fault, async () => {
            if (!isReadOnce) await madison.fault(operation, fault);
            const words = notices[fault];
            if (words !== null) {
              const notice = panel(page).getByText(words);
              await waitFor(page, notice, 'shown', `${operation}, ${fault}: the notice`);
              await expectOthers(page, fault);
              await madison.heal();
              // Stops nearby are requested again only with the next search.
              if (fault === 'empty' && operation === 'getnearbystops') await page.reload();
              await waitFor(page, notice, 'gone', `${operation}, ${fault}: over`);
            }
            await madison.heal();
            await expectComplete(page);
            expect(errors, `${operation}, ${fault}: errors`).toEqual([]);
          });
        }
      }
    });
  }
});
