import { test } from './support/test.ts';
test('zz', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demo.url}/?near=43.6088,-91.9199&lang=en`);
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/near-phone.png' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/near-320.png' });
});
