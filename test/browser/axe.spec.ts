import { emulated, openState } from './pictures/openState.ts';
import type { Size, State } from './pictures/State.ts';
import { STATES } from './pictures/states.ts';
import { axeFindings } from './support/axeFindings.ts';
import { COARSE, withoutMap } from './support/screen.ts';
import { NOON } from './support/serve.ts';
import { expect, test } from './support/test.ts';

test.use(COARSE);

/** An empty basemap, which draws fast: axe does not look inside a canvas. */
const PLAIN_BASEMAP = {
  version: 8,
  sources: {
    city: {
      type: 'geojson',
      attribution: 'A city',
      data: { type: 'FeatureCollection', features: [] },
    },
  },
  layers: [{ id: 'ground', type: 'background' }],
};

/**
 * The sizes and themes to check. A page has the same elements on a desk and a phone, so each theme is
 * checked at one size.
 */
function looksAt({ sizes }: State): (readonly [Size, 'light' | 'dark'])[] {
  const [first] = sizes;
  return [
    [first, 'light'],
    [sizes.at(-1) ?? first, 'dark'],
  ];
}

for (const state of STATES.filter(({ isCore }) => isCore)) {
  test.describe(state.name, () => {
    if (state.timezoneId !== undefined) test.use({ timezoneId: state.timezoneId });
    test('R22: axe finds nothing, in either theme', async ({
      page,
      demoAtNoon,
      startCurbside,
      noErrors,
    }) => {
      const { source, sizes } = state;
      const hasMap = state.isOfMap === true;
      // A test with a route takes all its requests through the test's process, which is slow.
      if (!hasMap) await withoutMap(page);
      else await page.route('**/basemap/*.json', (route) => route.fulfill({ json: PLAIN_BASEMAP }));
      const { url } =
        source === undefined ? demoAtNoon : await startCurbside({ source, clock: () => NOON });
      await openState(page, url, { ...state, hasMap }, sizes[0]);
      for (const [size, colorScheme] of looksAt(state)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, ...emulated(state) });
        const found = await axeFindings(page, colorScheme);
        expect.soft(found, `${size.width}x${size.height}, ${colorScheme}`).toEqual([]);
      }
      if (state.without !== undefined) noErrors.length = 0;
    });
  });
}
