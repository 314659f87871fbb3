import { en } from '../../support/words/catalogs.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

test('R22, R24: on the smallest phones, upright and turned, nothing covers a button of the map', async ({
  page,
  demoWithBasemap,
}) => {
  await page.goto(`${demoWithBasemap.url}/?route=01`);
  await page.locator('.map-attribution__toggle').waitFor();
  await page.getByRole('button', { name: en.map.myLocation }).waitFor();
  const covered = () =>
    page.locator('.map-controls button, .map-attribution__toggle').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const isHit = (right: number, down: number) =>
          button.contains(document.elementFromPoint(x + width * right, y + height * down));
        // The middle, and near the middle of each edge: the corners are round.
        const isWhole =
          isHit(0.5, 0.5) &&
          isHit(0.05, 0.5) &&
          isHit(0.95, 0.5) &&
          isHit(0.5, 0.05) &&
          isHit(0.5, 0.95);
        return width === 0 || isWhole ? [] : [button.ariaLabel];
      }),
    );
  for (const size of ['100%', '200%']) {
    await page.addStyleTag({ content: `:root { font-size: ${size} !important; }` });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(covered, { message: `${width} x ${height}, text of ${size}` }).toEqual([]);
    }
  }
  const layers = page.getByRole('button', { name: en.map.layers });
  const edge = () => layers.evaluate((button) => getComputedStyle(button).borderBottomWidth);
  const before = await edge();
  await layers.tap();
  await page.getByRole('checkbox').first().waitFor();
  expect(await edge(), 'the open menu does not change its button').toBe(before);
});
