import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** After this many steps, `tabTo` fails. */
const MAX_STEPS = 120;

/** A description of the focused element, and why it is not visible; empty if it is. */
interface Focus {
  readonly at: string;
  readonly fault: string;
}

/** Checks that the focused element is on the screen, marked and not covered. */
export async function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { at: 'nothing', fault: 'lost' };
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const at = `${element.tagName.toLowerCase()} ${name.slice(0, 60)}`;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isMarked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    if (!isMarked) return { at, fault: 'is not marked' };
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isOn = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isOn) return { at, fault: 'is off the screen' };
    const upper = document.elementFromPoint(
      Math.min(Math.max(x, 1), innerWidth - 1),
      Math.min(Math.max(y, 1), innerHeight - 1),
    );
    const isCovered =
      upper !== null &&
      !element.contains(upper) &&
      !upper.contains(element) &&
      upper.closest('label')?.contains(element) !== true;
    return { at, fault: isCovered ? `is covered by ${upper.outerHTML.slice(0, 60)}` : '' };
  });
}

/** Expects a visible focus (R22). Returns a description of the focused element. */
export async function expectFocusVisible(page: Page): Promise<string> {
  await expect
    .poll(async () => {
      const { at, fault } = await focusOf(page);
      return fault === '' ? '' : `${at} ${fault}`;
    }, 'the focus is visible')
    .toBe('');
  return (await focusOf(page)).at;
}

/** Presses keys; expects a visible focus after each. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusVisible(page);
  }
}

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Moves the focus to a target by Tab or Shift+Tab; expects a visible focus at every stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const visited: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    visited.push(await expectFocusVisible(page));
  }
  throw new Error(`not reached by ${key}: ${visited.join(', ')}`);
}
