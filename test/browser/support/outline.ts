import type { Page } from '@playwright/test';

import { withoutMap } from './screen.ts';

/** Opens a page without a map, and waits for its search and its list. */
export async function openLists(page: Page, address: string): Promise<void> {
  await withoutMap(page);
  await page.goto(address);
  await page.getByRole('combobox').first().waitFor();
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
}

/** A line of an ARIA snapshot: an element with a name, quoted for YAML. */
export const of = (role: string, name: string | RegExp, state = ''): string =>
  JSON.stringify(
    `${role} ${typeof name === 'string' ? JSON.stringify(name) : String(name)}${state}`,
  );

/** The text in a line of an ARIA snapshot, quoted for YAML. */
export const text = (content: string | RegExp): string => JSON.stringify(String(content));
