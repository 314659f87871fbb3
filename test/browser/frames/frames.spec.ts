import type { Page } from '@playwright/test';

import { SIZE_PRESETS } from '../../../src/lib/frames/frame-size.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, withoutMap } from '../support/screen.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Makes the browser refuse both storages, as it may in a frame of another site (B8). */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });

const frameOf = (url: string, more = '') =>
  `<iframe ${more} title="Buses" width="600" height="500" src="${url}"></iframe>`;

test.describe('a frame of another site', () => {
  test('S13, B10: shows list and map under our content security policy, and leaves the focus on the host page, also with a stop in its URL', async ({
    page,
    demo,
  }) => {
    const frame = frameOf(`${demo.url}/?view=embed&route=03&stop=0398`);
    const host = await startHost(() => `<input aria-label="Your name" autofocus>${frame}`);
    await page.goto(host.url);
    const field = page.getByLabel('Your name');
    await field.focus();
    const framed = page.frameLocator('iframe');
    const title = framed.getByRole('heading', { level: 2 });
    await expect(title).toBeVisible({ timeout: 60_000 });
    await expect(framed.locator('[data-map-state="ready"][data-idles]')).toBeVisible();
    await page.keyboard.type('Ada');
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeFocused();
    host.stop();
  });

  test(
    'B7: without new tabs or without scripts, a frame gives the full map’s address',
    { tag: '@long' },
    async ({ page, demo, noErrors }) => {
      await withoutMap(page);
      const address = `${demo.url}/?route=03`;
      const list = `${demo.url}/?view=embed&route=03&mode=list`;
      let sandbox = 'allow-scripts';
      const host = await startHost(() => frameOf(list, `sandbox="${sandbox}"`));
      const framed = page.frameLocator('iframe');
      const open = async () => {
        await page.goto(host.url);
        await framed.getByRole('link', { name: en.page.openFullMap }).click();
      };
      await open();
      await expect(framed.getByLabel(en.frame.address)).toHaveValue(address);
      expect(noErrors.splice(0)).toEqual([expect.stringContaining('allow-popups')]);
      // A tab in a sandbox without an origin would show the browser's error instead of the map.
      sandbox = 'allow-scripts allow-popups';
      await open();
      await expect(framed.getByLabel(en.frame.address)).toHaveValue(address);
      sandbox = '';
      await page.goto(host.url);
      const text = framed.locator('noscript p').last();
      await expect(text).toContainText(address);
      await expect(text).toBeInViewport({ ratio: 1 });
      sandbox = 'allow-scripts';
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(host.url);
      await expect(framed.getByText(address)).toBeVisible();
      for (const error of noErrors.splice(0)) expect(error).toContain('allow-scripts');
      host.stop();
    },
  );

  test('B3: a tab that stays in the sandbox of the other site shows the full map', async ({
    page,
    demo,
    context,
  }) => {
    await withoutMap(context);
    const list = `${demo.url}/?view=embed&route=03&mode=list`;
    const sandbox = 'sandbox="allow-scripts allow-same-origin allow-popups"';
    const host = await startHost(() => frameOf(list, sandbox));
    await page.goto(host.url);
    const link = page.frameLocator('iframe').getByRole('link', { name: en.page.openFullMap });
    const [full] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(full.getByRole('heading', { level: 1 })).toBeAttached();
    await full.reload();
    await expect(full.getByRole('heading', { level: 1 })).toBeAttached();
    await full.close();
    host.stop();
  });

  test('B4, B5, B8, B12, B15, B16, B24, B26: five frames work beside each other on a dark page from right to left that sends no referrer', async ({
    page,
    demoAtNoon,
  }) => {
    await withoutMap(page);
    await withoutStorage(page);
    const sizes = [[200, 200], ...SIZE_PRESETS.map(({ width, height }) => [width, height])];
    const [tiny, , list, medium, light] = sizes.keys();
    const host = await startHost(
      () =>
        `<html dir="rtl" style="color-scheme: dark; background: #000">` +
        sizes
          .map(([width, height], index) => {
            const sandbox = index === medium ? 'sandbox="allow-scripts"' : '';
            const mode = index === list ? '&mode=list' : '';
            const theme = index === light ? '&theme=light' : '';
            const url = `${demoAtNoon.url}/?view=embed&route=03${mode}${theme}`;
            return `<iframe ${sandbox} title="Map ${index}" width="${width}" height="${height}" style="border: 0" src="${url}"></iframe>`;
          })
          .join(''),
      { headers: { 'referrer-policy': 'no-referrer' } },
    );
    // A browser loads the map of a frame only if it is on screen.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(host.url);
    const entries = await page.evaluate(() => history.length);
    const framed = (index = 0) => page.frameLocator(`iframe[title="Map ${index}"]`);
    const backgrounds = new Map<number, string>();
    for (const [index, [width = 0, height = 0]] of sizes.entries()) {
      const frame = framed(index);
      const link = frame.getByRole('link', { name: en.page.openFullMap });
      await expect(link).toBeVisible();
      if (index !== tiny) await expect(frame.getByText(like(en.frame.live(ANY)))).toBeVisible();
      const inside = await link.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          referrer: document.referrer,
          direction: getComputedStyle(element).direction,
          sides: [innerWidth, innerHeight, document.documentElement.scrollWidth],
          isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          background: getComputedStyle(document.body).backgroundColor,
        };
      });
      const { background, ...others } = inside;
      backgrounds.set(index, background);
      expect(others).toEqual({
        referrer: '',
        direction: 'ltr',
        sides: [width, height, width],
        isInside: true,
      });
    }
    const dark = backgrounds.get(0);
    expect(backgrounds.get(light ?? 0)).not.toBe(dark);
    expect(new Set(backgrounds.values()).size).toBe(2);

    const skip = framed(medium).getByRole('link', { name: en.frame.skipMap });
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    const button = (index: number | undefined, name: string) =>
      framed(index).getByRole('button', { name });
    await expect(button(medium, en.frame.list)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(framed(medium).getByText(en.legend.stopSelected)).toBeVisible();
    await expect(button(light, en.layers.legend)).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const lookOf = () =>
      button(medium, en.layers.legend).evaluate((element) => {
        const { borderTopColor, color } = getComputedStyle(element);
        return borderTopColor === color ? 'forced' : 'ours';
      });
    expect(await lookOf()).toBe('ours');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await lookOf()).toBe('forced');

    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    for (const index of [list, light])
      await expect(framed(index).getByText(like(en.frame.printed(ANY)))).toBeVisible();
    await expect(button(light, en.layers.legend)).toBeHidden();
    host.stop();
  });

  test('S13: does not show the rider’s page', async ({ page, demo, noErrors }) => {
    const host = await startHost(() => frameOf(`${demo.url}/`));
    await page.goto(host.url);
    await expect(page.frameLocator('iframe').locator('#curbside')).toHaveCount(0);
    expect(noErrors.splice(0)).toEqual([expect.stringContaining('frame-ancestors')]);
    host.stop();
  });
});
