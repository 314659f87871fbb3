import { pdfImages } from '../support/pdfImages.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

test.use({ isMapDrawn: true });

/** More than an icon or a blank canvas has. */
const MANY_COLORS = 20;

const FRAMES = [1, 2, 3, 4];

test('B24, B26: four frames on one page keep their maps, and printing gives them', async ({
  page,
  demo,
}) => {
  const mapsOnPaper = async () =>
    pdfImages(await page.pdf()).filter(({ colors }) => colors > MANY_COLORS).length;
  const frames = FRAMES.map(
    (nth) =>
      `<iframe src="${demo.url}/?view=embed&route=0${nth}" width="240" height="200" title="Map ${nth}"></iframe>`,
  );
  const host = await startHost(() => `<h1>Our city</h1>${frames.join('')}`);
  await page.goto(host.url);
  const mapOf = (nth: number) =>
    page.frameLocator(`iframe[title="Map ${nth}"]`).locator('[data-map-state="ready"][data-idles]');
  for (const nth of FRAMES) await mapOf(nth).waitFor();
  expect(await mapsOnPaper()).toBe(FRAMES.length);
  for (const nth of FRAMES) await expect(mapOf(nth)).toBeAttached();
  // A frame that is opened by itself has the whole page.
  await page.goto(`${demo.url}/?view=embed&route=03`);
  await page.locator('[data-map-state="ready"][data-idles]').waitFor();
  expect(await mapsOnPaper()).toBe(1);
  host.stop();
});
