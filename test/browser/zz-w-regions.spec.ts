import { expect, test } from '@playwright/test';
const B = 'http://127.0.0.1:4931';
const shots: [string, string, number, number][] = [
  ['phone', '/', 390, 844],
  ['desk', '/', 1280, 800],
  ['place', '/?stop=2000', 390, 844],
  ['place-rail', '/?stop=70261', 390, 844],
  ['near', '/?near=44.387588,-79.690372&radius=300', 390, 844],
  ['timetable', '/?stop=2000&timetable=2026-11-27', 390, 844],
  ['ended', '/?stop=ended:70211', 390, 844],
  ['display', '/?view=kiosk&stop=2000', 1080, 1920],
  ['display-wide', '/?view=kiosk&stop=1', 1920, 1080],
  ['search', '/', 390, 844],
  ['frame', '/?view=embed&mode=list&panels=departures&stop=2000', 400, 500],
];
for (const [name, url, width, height] of shots)
  test(name, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(B + url);
    await page.waitForTimeout(4000);
    if (name === 'search') {
      await page.getByRole('combobox').first().fill('11');
      await page.waitForTimeout(1500);
    }
    await page.screenshot({ path: `/tmp/w-regions-city/${name}.png` });
    expect(1).toBe(1);
  });
test('feeds', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 }, httpCredentials: { username: 'a', password: 'feedsfeeds' } });
  const page = await context.newPage();
  await page.goto(B + '/feeds');
  await page.screenshot({ path: `/tmp/w-regions-city/feeds.png` });
});
