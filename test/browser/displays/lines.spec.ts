import { longIf } from '../support/longIf.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import { cameraQuery, waitForIdleMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Between two stops of routes 02 and 04, which share this street. */
const STREET = { lat: 43.60145, lon: -91.89915, zoom: 15 };
/** In CSS pixels. */
const SIDE = 60;
/** So many pixels are a part of a line, and not its edge. */
const LEAST = 40;

test.use({ isMapDrawn: true });

for (const view of ['kiosk&panels=map&nightly=0', 'embed'])
  test(
    `Q7: lines that share a street run side by side on a page of ?view=${view}`,
    longIf(view === 'embed'),
    async ({ page, demoAtNoon }) => {
      await page.setViewportSize({ width: 900, height: 700 });
      await page.goto(
        `${demoAtNoon.url}/?view=${view}&route=02,04&hide=vehicles,lots&${cameraQuery(STREET)}`,
      );
      const map = await waitForIdleMap(page);
      await expect
        .poll(
          async () => {
            const { x, y, width, height } = (await map.boundingBox()) ?? fail();
            const clip = {
              x: Math.round(x + width / 2 - SIDE / 2),
              y: Math.round(y + height / 2 - SIDE / 2),
              width: SIDE,
              height: SIDE,
            };
            const { at } = await pixelsOf(page, clip);
            const counts = new Map<string, number>();
            for (let nth = 0; nth < SIDE * SIDE; nth += 1) {
              const color = at(clip.x + (nth % SIDE), clip.y + Math.floor(nth / SIDE));
              counts.set(color, (counts.get(color) ?? 0) + 1);
            }
            return [...counts].filter(([color, count]) => count >= LEAST && isStrong(color)).length;
          },
          { timeout: 30_000 },
        )
        .toBe(2);
    },
  );

/** Whether a color is one of a line, and not of the ground. */
function isStrong(color: string): boolean {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 60;
}

function fail(): never {
  throw new Error('the map is not shown');
}
