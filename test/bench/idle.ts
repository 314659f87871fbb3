import { startBrowser, startPage } from './startPage.ts';
import { figure, table } from './table.ts';

const SECONDS = 30;

/** Frames that the map draws in 30 seconds in which nothing moves: no bus is shown, no hand is on it. */
export async function benchIdle(): Promise<string> {
  const server = await startPage();
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://127.0.0.1:${server.port}/?hide=vehicles`);
    const map = page.locator('[data-idles]');
    await map.waitFor();
    const frames = async () => Number(await map.getAttribute('data-frames'));
    // What was still on its way at the first rest is drawn first.
    await page.waitForTimeout(3000);
    const before = await frames();
    await page.waitForTimeout(SECONDS * 1000);
    return table('An idle map', [
      ['', 'frames', 'limit'],
      [`in ${SECONDS} s, polling on`, figure((await frames()) - before), '0'],
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
