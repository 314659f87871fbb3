import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All rules of WCAG 2.2 AA in the light; in the dark again those that look at colours. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** What axe finds wrong in the page as it is now, a line for each rule and element (R22). */
export async function axeFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const { type, values } = RULES[theme];
  // There is no frame in a state, and without frames the older way takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
  );
}
