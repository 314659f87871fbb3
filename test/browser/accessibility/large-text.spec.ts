import { en } from '../../support/words/catalogs.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test(
  'R22: with text of 200 % on a phone of 320 px the hint on the map is beside the buttons, above the sheet',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await withoutMap(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(demoAtNoon.url);
    await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
    const hint = page.locator('.map-notice').filter({ hasText: en.map.unavailable });
    await expect(hint).toBeVisible();
    const zoomIn = page.getByRole('button', { name: en.map.zoomIn });
    const sheet = page.getByRole('region', { name: en.page.panel });
    await expect(async () => {
      const [text, button, cover] = [
        await hint.boundingBox(),
        await zoomIn.boundingBox(),
        await sheet.boundingBox(),
      ];
      expect(text).not.toBeNull();
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    }).toPass({ timeout: 10_000 });
  },
);
