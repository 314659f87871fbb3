import { AxeBuilder } from '@axe-core/playwright';

import { emulated, openState } from './pictures/openState.ts';
import type { Size, State } from './pictures/State.ts';
import { STATES } from './pictures/states.ts';
import { withoutMap } from './support/screen.ts';
import { NOON, expect, test } from './support/test.ts';

/** All rules of WCAG 2.2 AA in the light; in the dark again those that look at colours. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** Streets that cost nothing to draw: axe looks at the page, and a canvas is one thing to it. */
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
 * At which sizes, in which themes. A panel's elements are the same on a desk and a phone: each of the
 * two themes is looked at on one of them, which halves the run.
 */
function looksAt({ sizes, isOfPanel }: State): (readonly [Size, 'light' | 'dark'])[] {
  const [first, last] = [sizes.at(0), sizes.at(-1)];
  if (isOfPanel && first !== undefined && last !== undefined) {
    return [
      [first, 'light'],
      [last, 'dark'],
    ];
  }
  return sizes.flatMap((size) => [[size, 'light'] as const, [size, 'dark'] as const]);
}

for (const state of STATES) {
  test.describe(state.name, () => {
    if (state.timezoneId !== undefined) test.use({ timezoneId: state.timezoneId });
    test('R22: axe finds nothing, in either theme', async ({
      page,
      demoAtNoon,
      startCurbside,
      noErrors,
    }) => {
      const { source, sizes } = state;
      const [first] = sizes;
      if (first === undefined) throw new Error('a state without a size');
      await page.route('**/basemap/*.json', (route) => route.fulfill({ json: PLAIN_BASEMAP }));
      if (state.isOfPanel) await withoutMap(page);
      const hasMap = state.hasMap !== false && state.isOfPanel !== true;
      const { url } =
        source === undefined ? demoAtNoon : await startCurbside({ source, clock: () => NOON });
      await openState(page, url, { ...state, hasMap }, first);
      for (const [size, colorScheme] of looksAt(state)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, ...emulated(state) });
        // There is no frame in a state, and without frames the older way takes half the time.
        const axe = new AxeBuilder({ page }).setLegacyMode().options({
          runOnly: { ...RULES[colorScheme], values: [...RULES[colorScheme].values] },
          resultTypes: ['violations'],
        });
        const { violations } = await axe.analyze();
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
        );
        expect.soft(found, `${size.width}x${size.height}, ${colorScheme}`).toEqual([]);
      }
      if (state.without !== undefined) noErrors.length = 0;
    });
  });
}
