import type { Page } from '@playwright/test';

import { en } from '../../support/words/catalogs.ts';
import { longIf } from '../support/longIf.ts';
import { rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The narrowest supported screen. */
const NARROW = { width: 320, height: 640 };

/** The views with the widest parts, the widest ones first. */
const STATES = [
  '?panel=buses&route=01,02&needs=lift',
  '?panel=parking&lang=es',
  '?route=01,02',
  '?panel=parking',
  '?panel=events',
] as const;

/**
 * Lists controls that stay outside the screen's width when scrolled into view, and those with text
 * that is cut off.
 */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary',
    );
    return [...controls].flatMap((control) => {
      const isHidden =
        !control.checkVisibility() ||
        control.closest('.skip-link, .visually-hidden, [popover]') !== null;
      if (isHidden) return [];
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right } = control.getBoundingClientRect();
      const isCut =
        control.matches('button, a') &&
        getComputedStyle(control).overflow === 'hidden' &&
        control.scrollWidth > control.clientWidth + 1;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      if (left < -1 || right > innerWidth + 1) return [`${name}: outside`];
      return isCut ? [`${name}: cut`] : [];
    });
  });

/** Which parts scroll sideways that must not: the page, the sheet, its header and its lists. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    ['html', '.sheet', '.sheet__controls', '.sheet__body'].filter((selector) => {
      const part = document.querySelector(selector);
      return part !== null && part.scrollWidth > part.clientWidth;
    }),
  );

/** Lists the words of the names in a list that are broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  rows(page)
    .locator('.stop-list__name > bdi, .lot-row__name > bdi')
    .evaluateAll((names) =>
      names.flatMap((name) => {
        const [text] = name.childNodes;
        return [...name.textContent.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (text === undefined) return [];
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );

for (const [index, query] of STATES.entries())
  test(
    `R22: at 320 px and with text of 200 % nothing is cut off in ${query}`,
    longIf(index > 0),
    async ({ page, demoAtNoon }) => {
      await withoutMap(page);
      const check = async (where: string) => {
        expect(await sideways(page), where).toEqual([]);
        expect(await outOfReach(page), where).toEqual([]);
      };
      await page.setViewportSize(NARROW);
      await page.goto(`${demoAtNoon.url}/${query}`);
      for (const size of ['320 px', '200 %']) {
        if (size === '200 %') {
          await page.setViewportSize({ width: 640, height: 900 });
          await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
        }
        await rows(page).first().waitFor();
        await page.getByRole('combobox').first().waitFor();
        await check(size);
        await rows(page).nth(1).getByRole('button').click();
        await page.getByRole('article').waitFor();
        await check(`${size}, a card`);
        await page.goBack();
        await page.getByRole('article').waitFor({ state: 'detached' });
      }
    },
  );

test('R22: with text of 200 % on a phone of 320 px the list can still be read', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.setViewportSize(NARROW);
  await page.goto(demoAtNoon.url);
  await rows(page).first().waitFor();
  await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
  expect(await sideways(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  await tab(page, 'lots').click();
  await rows(page).nth(3).waitFor();
  expect(await brokenWords(page)).toEqual([]);
  await page.getByRole('button', { name: en.page.sheetTaller }).click();
  const row = rows(page).nth(3);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport({ ratio: 0.8 });
});

test('C29, R22: the time slider chooses the hour whose line is pressed', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.goto(`${demoAtNoon.url}/?panel=events&at=2026-11-25T21:00`);
  const slider = page.getByRole('slider', { name: en.events.timeline.moment });
  await rows(page).first().waitFor();
  const day = await page.locator('.event-timeline__day').boundingBox();
  const box = await slider.boundingBox();
  if (day === null || box === null) throw new Error('the timeline is not shown');
  for (const hour of [0.25, 6, 12, 18, 23.75]) {
    await page.mouse.click(day.x + (day.width * hour) / 24, box.y + box.height / 2);
    await expect(slider, `${hour} h`).toHaveValue(String(hour * 60));
  }
});

test.describe('with forced colors', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await withoutMap(page);
  });

  /** The computed style of an element that can show a state under forced colors. */
  const lookOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderColor, borderStyle, borderWidth, outlineStyle, color } =
          getComputedStyle(element);
        return [backgroundColor, borderColor, borderStyle, borderWidth, outlineStyle, color].join();
      });

  test('R22: pressed and selected controls look different from the others, and the focus is visible', async ({
    page,
    demoAtNoon,
  }) => {
    await page.goto(`${demoAtNoon.url}/?panel=buses&needs=lift`);
    await rows(page).first().waitFor();
    const pairs = [
      ['.route-picker [aria-pressed=true]', '.route-picker [aria-pressed=false]'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['[role=tabpanel] [aria-pressed=true]', '[role=tabpanel] [aria-pressed=false]'],
    ] as const;
    for (const [chosen, other] of pairs) {
      expect(await lookOf(page, chosen), chosen).not.toBe(await lookOf(page, other));
    }

    await page.getByRole('tab').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const outline = await page
      .locator(':focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });

  test('C1, R22: lots differ by shape and word, and the shapes are visible', async ({
    page,
    demoAtNoon,
  }) => {
    await page.goto(`${demoAtNoon.url}/?panel=parking`);
    await rows(page).first().waitFor();
    const marks = await rows(page).evaluateAll((all) =>
      all.map((row) => {
        const shape = row.querySelector('svg');
        const { color, fill } = getComputedStyle(shape ?? row);
        const ground = getComputedStyle(document.body).backgroundColor;
        return {
          word: row.querySelector('.lot-row__band')?.textContent ?? '',
          shape: [...(shape?.querySelectorAll('path, circle, rect, polygon, text') ?? [])]
            .map((part) => part.getAttribute('d') ?? part.tagName)
            .join(),
          isSeen: shape !== null && (color !== ground || fill !== ground),
        };
      }),
    );
    expect(marks.filter(({ word, isSeen }) => word === '' || !isSeen)).toEqual([]);
    const shapes = new Map(marks.map(({ word, shape }) => [word, shape]));
    expect(shapes.size, 'several bands are on the list').toBeGreaterThan(2);
    expect(new Set(shapes.values()).size, 'each with a shape of its own').toBe(shapes.size);
  });
});
