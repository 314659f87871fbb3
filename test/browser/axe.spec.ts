import { AxeBuilder } from '@axe-core/playwright';

import { NOON, openState } from './pictures/openState.ts';
import { STATES } from './pictures/states.ts';
import { expect, test } from './support/test.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const state of STATES) {
  for (const size of state.sizes.slice(0, 2)) {
    test(`R22: axe finds nothing in ${state.name} at ${size.width}x${size.height}, in both themes`, async ({
      page,
      startCurbside,
      noErrors,
    }) => {
      const { url } = await startCurbside({ clock: () => NOON });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (colorScheme === 'light') await openState(page, url, state, size);
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${colorScheme}: ${id} (${help}) at ${target.join(' ')}`),
        );
        expect.soft(found).toEqual([]);
      }
      if (state.without !== undefined) noErrors.length = 0;
    });
  }
}
