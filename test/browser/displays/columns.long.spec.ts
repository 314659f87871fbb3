import type { Page } from '@playwright/test';

import { NOON } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { busesOf, cityWith, SCREENS } from '../support/board-city.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The words of names that are on two lines, and the cells that are not below their head. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.paged-list__body > ol > li')];
    const broken = rows.flatMap((row) => {
      const names = document.createTreeWalker(
        row.querySelector('.kiosk-row__name') ?? row,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      for (let text = names.nextNode(); text !== null; text = names.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      return found;
    });
    const heads = [...document.querySelectorAll('.paged-list__heads span')];
    const ends = heads.map((head) => Math.round(head.getBoundingClientRect().right));
    const askew = rows.flatMap((row) =>
      [...row.querySelectorAll('.kiosk-row__cell')].flatMap((cell, index) => {
        const end = Math.round(cell.getBoundingClientRect().right);
        return Math.abs(end - (ends[index] ?? 0)) <= 1 ? [] : [`${index}: ${end}`];
      }),
    );
    return { rows: rows.length > 0, broken, askew };
  });

test('A55, A54: columns are below their heads, and leave names whole words on each screen', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const buses = busesOf(6).map((bus, nth) => ({ ...bus, platform: String(nth % 12) }));
  const { url } = await startCurbside({ source: cityWith(() => buses), clock: () => NOON });
  await page.goto(
    `${url}/?view=kiosk&stop=0158&columns=platform,planned&times=clock&panels=departures&nightly=0`,
  );
  await page.getByText(en.display.columns.planned).first().waitFor();
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => faults(page), { timeout: 30_000 })
      .toEqual({ rows: true, broken: [], askew: [] });
  }
});
