import { NOON } from './support/servers/serve.ts';
import { test } from './support/test.ts';
const LANG = process.env['L'] ?? 'he';
const SHOTS: [string, string, number, number][] = [
  ['stops-phone', '?route=03', 390, 844],
  ['stops-desk', '?route=03', 1280, 800],
  ['buses', '?panel=buses&route=01,02', 390, 844],
  ['parking', '?panel=parking', 390, 844],
  ['parking-desk', '?panel=parking', 1280, 800],
  ['events', '?panel=events', 390, 844],
  ['events-at', '?panel=events&at=2026-11-20T18:00', 390, 844],
  ['stop', '?route=03&stop=0398', 390, 844],
  ['stop-desk', '?route=03&stop=0398', 1280, 800],
  ['near', '?near=43.6,-91.9', 390, 844],
  ['kiosk', '?view=kiosk&route=03', 1920, 1080],
  ['kiosk-stop', '?view=kiosk&stop=0398', 1080, 1920],
  ['embed', '?view=embed&route=03', 400, 300],
  ['embed-wide', '?view=embed&route=03&panel=stops', 1200, 800],
  ['embed-list', '?view=embed&mode=list&route=03', 320, 500],
  ['embed-dep', '?view=embed&mode=list&stop=0398&route=03', 400, 300],
  ['builder', '?view=builder&ui=' + LANG, 1280, 800],
  ['narrow', '?route=01,02', 320, 640],
];
test.use({ isMapDrawn: true });
test('shots', async ({ page, demoAtNoon }) => {
  test.setTimeout(600_000);
  for (const [name, query, width, height] of SHOTS) {
    if (process.env['ONLY'] && !new RegExp(process.env['ONLY']).test(name)) continue;
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(NOON);
    await page.goto(`${demoAtNoon.url}/${query}&lang=${LANG}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/w-lang-shots/${LANG}-${name}.png` });
  }
});
