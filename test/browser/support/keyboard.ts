import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** After this many steps, `tabTo` fails. */
const MAX_STEPS = 120;

interface Focus {
  /** A description of the focused element. */
  readonly at: string;
  /** Why the element is not visible; empty if it is. */
  readonly fault: string;
  readonly isOnTarget: boolean;
  /** Whether the page has replaced the target by another element. */
  readonly isTargetGone: boolean;
}

/** Runs in the page: checks that the focused element is on the screen, marked and not covered. */
function readFocus(target: Element | null): Focus {
  const element = document.activeElement;
  const isTargetGone = target?.isConnected === false;
  if (element === null || element === document.body) {
    return { at: 'nothing', fault: 'lost', isOnTarget: false, isTargetGone };
  }
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  const at = `${element.tagName.toLowerCase()} ${name.slice(0, 60)}`;
  const faultOf = () => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isMarked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    if (!isMarked) return 'is not marked';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isOn = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isOn) return 'is off the screen';
    const upper = document.elementFromPoint(
      Math.min(Math.max(x, 1), innerWidth - 1),
      Math.min(Math.max(y, 1), innerHeight - 1),
    );
    const isCovered =
      upper !== null &&
      !element.contains(upper) &&
      !upper.contains(element) &&
      upper.closest('label')?.contains(element) !== true;
    return isCovered ? `is covered by ${upper.outerHTML.slice(0, 60)}` : '';
  };
  return { at, fault: faultOf(), isOnTarget: element === target, isTargetGone };
}

export const focusOf = (page: Page): Promise<Focus> => page.evaluate(readFocus, null);

/** Expects a visible focus (R22). Returns a description of the focused element. */
export async function expectFocusVisible(page: Page): Promise<string> {
  return (await visibleFocus(() => focusOf(page))).at;
}

/** Reads the focus until it is visible. */
async function visibleFocus(read: () => Promise<Focus>): Promise<Focus> {
  let focus = await read();
  // Most often it is visible at once, and a poll takes several requests.
  if (focus.fault === '') return focus;
  await expect
    .poll(async () => {
      focus = await read();
      return focus.fault === '' ? '' : `${focus.at} ${focus.fault}`;
    }, 'the focus is visible')
    .toBe('');
  return focus;
}

/** Presses keys; expects a visible focus after each. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusVisible(page);
  }
}

/** Moves the focus to a target by Tab or Shift+Tab; expects a visible focus at every stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Asks for the element once, and not at each step, which would take three times as many requests.
  const find = () => target.evaluateHandle((element) => element);
  let element = await find();
  if ((await element.evaluate(readFocus)).isOnTarget) return;
  const visited: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    const { at, isOnTarget, isTargetGone } = await visibleFocus(() => element.evaluate(readFocus));
    if (isOnTarget) return;
    if (isTargetGone) element = await find();
    visited.push(at);
  }
  throw new Error(`not reached by ${key}: ${visited.join(', ')}`);
}
