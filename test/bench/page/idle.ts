import { smallSource } from '../../support/cities/small-source.ts';
import { serveCity } from '../servers/serveCity.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { openPage, startBrowser } from './startPage.ts';

const SECONDS = inShort(3, 30);

/**
 * Counts the frames that the map draws in 30 seconds without input and without new data, although the
 * page polls. Returns the result as a table.
 */
export async function benchIdle(): Promise<string> {
  const server = await serveCity(smallSource());
  const browser = await startBrowser();
  try {
    const page = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    let polls = 0;
    page.on('request', (request) => {
      if (/getvehicles|lots/.test(request.url())) polls += 1;
    });
    await page.goto(`${server.url}/?route=03,07`);
    const map = page.locator('[data-idles]');
    await map.waitFor();
    const frames = async () => Number(await map.getAttribute('data-frames'));
    // Let the map finish drawing data that was still loading.
    await page.waitForTimeout(3000);
    const before = { frames: await frames(), polls };
    await page.waitForTimeout(SECONDS * 1000);
    return table(`An idle map: ${SECONDS} s with buses and lots polled, and nothing new`, [
      ['', 'polls', 'frames', 'limit'],
      ['1280x800', figure(polls - before.polls), figure((await frames()) - before.frames), '0'],
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
