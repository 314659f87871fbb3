import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Pixels that the grip of a sheet covers. */
const LEAST_COVERED = 16;

/** How far a strip moves the content below it: less than its height where it takes another line's place. */
function shiftBy(strip: HTMLElement, body: Element): number {
  const after = body.getBoundingClientRect().top;
  strip.hidden = true;
  const before = body.getBoundingClientRect().top;
  strip.hidden = false;
  return after - before;
}

/**
 * For an element that appears above the content of a sheet, in its scroller:
 *
 * - Scrolls as far as it moves the content where somebody has just pressed a button in the content. Otherwise the button moves
 *   away, and a second tap meets whatever took its place.
 * - Shows the top of the content where the element stays while that scrolls, and would cover a card's name.
 * - Scrolls the controls above it away if they leave no room for it.
 * - Keeps what gets the focus clear of it.
 *
 * @param isBrief changes when its height does
 * @param isNear changes when it begins or ends to stay while the content scrolls
 */
export function useStripAboveContent(
  strip: RefObject<HTMLElement | null>,
  isBrief: boolean,
  isNear: boolean,
): void {
  useLayoutEffect(() => {
    const sheet = strip.current?.closest<HTMLElement>('.sheet');
    if (!sheet || !strip.current) return;
    const body = sheet.querySelector('.sheet__body');
    if (body?.contains(document.activeElement) === true)
      sheet.scrollTop += shiftBy(strip.current, body);
  }, [strip]);
  useLayoutEffect(() => {
    const sheet = strip.current?.closest<HTMLElement>('.sheet');
    if (!sheet || !strip.current) return undefined;
    const stays = getComputedStyle(strip.current).position === 'sticky';
    if (stays && sheet.scrollTop <= strip.current.offsetHeight) sheet.scrollTop = 0;
    const { bottom } = strip.current.getBoundingClientRect();
    sheet.scrollTop += Math.max(0, bottom - sheet.getBoundingClientRect().bottom);
    // On a small screen the header has no box of its own.
    const bottoms = [strip.current, sheet.querySelector('.sheet__header')].map(
      (part) => part?.getBoundingClientRect().bottom ?? 0,
    );
    const covered = Math.max(...bottoms) - sheet.getBoundingClientRect().top;
    sheet.style.setProperty('--covered-above', `${Math.max(LEAST_COVERED, covered)}px`);
    return () => {
      sheet.style.removeProperty('--covered-above');
    };
  }, [strip, isBrief, isNear]);
}
