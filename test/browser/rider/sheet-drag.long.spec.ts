import type { CDPSession, Page } from '@playwright/test';

import { smallSource } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const HEIGHT = 844;
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

const sheetOf = (page: Page) => page.getByRole('region', { name: en.page.panel });

/** The top of the sheet in pixels. */
async function topOf(page: Page) {
  const box = await sheetOf(page).boundingBox();
  if (box === null) throw new Error('the sheet is not shown');
  return box.y;
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const touch = (
  phone: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
) => phone.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });

test('R24: a finger scrolls the tabs sideways, and moves no sheet', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(demoAtNoon.url);
  await page.getByRole('combobox').waitFor();
  await page.addStyleTag({ content: ':root { font-size: 150% !important; }' });
  const second = tab(page, 'vehicles');
  const at = await middleOf(page, '#tab-vehicles');
  const phone = await page.context().newCDPSession(page);
  await touch(phone, 'touchStart', at);
  for (let left = 20; left <= 120; left += 20)
    await touch(phone, 'touchMove', { x: at.x - left, y: at.y });
  await touch(phone, 'touchEnd');
  await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan(at.x - 60);
  await expect(sheetOf(page)).toHaveAttribute('data-height', 'half');
});

test.describe('over a city with two routes', () => {
  test.beforeEach(async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside({ source: smallSource() });
    await page.goto(`${url}/?route=03`);
    await rows(page).first().waitFor();
    // What makes the sheet move comes with the search.
    await page.getByRole('combobox').waitFor();
  });

  test('R24: the sheet follows the finger that drags its grip, and stays at one of its heights', async ({
    page,
  }) => {
    const phone = await page.context().newCDPSession(page);
    for (const handle of ['.sheet__grip']) {
      const start = await topOf(page);
      const at = await middleOf(page, handle);
      await touch(phone, 'touchStart', at);
      for (const up of [20, 60, 120]) {
        await touch(phone, 'touchMove', { x: at.x, y: at.y - up });
        await expect.poll(() => topOf(page)).toBeCloseTo(start - up, 0);
      }
      await touch(phone, 'touchEnd');
      await expect(sheetOf(page)).toHaveAttribute('data-height', 'tall');
      await expect.poll(() => topOf(page)).toBeLessThan(150);
      // A drag is not a tap on what it began on.
      await expect(tab(page, 'stops')).toHaveAttribute('aria-selected', 'true');

      // Far down, past the half height.
      const high = await middleOf(page, handle);
      await touch(phone, 'touchStart', high);
      for (let down = 50; down <= 450; down += 100)
        await touch(phone, 'touchMove', { x: high.x, y: high.y + down });
      await touch(phone, 'touchEnd');
      await expect(sheetOf(page)).toHaveAttribute('data-height', 'low');
      await expect.poll(() => topOf(page)).toBeGreaterThan(HEIGHT / 2);

      // While it is dragged, a low sheet shows its list again.
      const low = await middleOf(page, handle);
      await touch(phone, 'touchStart', low);
      await touch(phone, 'touchMove', { x: low.x, y: low.y - 20 });
      await touch(phone, 'touchMove', { x: low.x, y: low.y - 150 });
      await expect(rows(page).first()).toBeVisible();
      await touch(phone, 'touchMove', { x: low.x, y: low.y - 10 });
      await touch(phone, 'touchEnd');
      // A short drag changes nothing.
      await expect(sheetOf(page)).toHaveAttribute('data-height', 'low');
      await expect(rows(page).first()).not.toBeInViewport({ ratio: 0.9 });

      await page.getByRole('button', { name: en.page.sheetTaller }).click();
      await expect(sheetOf(page)).toHaveAttribute('data-height', 'half');
      await expect.poll(() => topOf(page)).toBeCloseTo(start, 0);
    }
  });

  test('R24: a click at the end of a drag, as in Safari, is no tap, and a second finger changes nothing', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const grip = document.querySelector('.sheet__grip');
      document.addEventListener('pointerup', () => {
        setTimeout(
          () => grip?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
          20,
        );
      });
    });
    const phone = await page.context().newCDPSession(page);
    const { x, y } = await middleOf(page, '.sheet__grip');
    await touch(phone, 'touchStart', { x, y });
    await touch(phone, 'touchMove', { x, y: y - 40 });
    await phone.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [
        { x, y: y - 40, id: 0 },
        { x: x + 60, y: y - 20, id: 1 },
      ],
    });
    await touch(phone, 'touchEnd');
    await expect(sheetOf(page)).toHaveAttribute('data-height', 'tall');
    await expect(sheetOf(page)).not.toHaveAttribute('data-dragged');
    await expect.poll(() => topOf(page)).toBeLessThan(150);
    await page.waitForTimeout(200);
    await expect(sheetOf(page)).toHaveAttribute('data-height', 'tall');
  });

  test('R24: a far drag up from the half height ends at the top, and a drag on the tabs is none', async ({
    page,
  }) => {
    const drag = async (handle: string, up: number) => {
      const at = await middleOf(page, handle);
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x, at.y - up / 4, { steps: 3 });
      await page.mouse.move(at.x, at.y - up, { steps: 3 });
      await page.mouse.up();
    };
    await drag('#tab-events', -300);
    await expect(sheetOf(page)).toHaveAttribute('data-height', 'half');
    await drag('.sheet__grip', 380);
    await expect(sheetOf(page)).toHaveAttribute('data-height', 'tall');
    await expect(tab(page, 'stops')).toHaveAttribute('aria-selected', 'true');
    // The next press counts again.
    await tab(page, 'events').click();
    await expect(tab(page, 'events')).toHaveAttribute('aria-selected', 'true');
  });
});
