import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All rules of WCAG 2.2 AA in the light theme, and those about colors again in the dark theme. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** The violations that axe finds in the page now, one line per rule and element (R22). */
export async function axeFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const { type, values } = RULES[theme];
  // Legacy mode skips frames. No state has one, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
  );
}
