import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * For an element that appears above the content of a sheet, in its scroller:
 *
 * - Scrolls by its height where somebody has just pressed a button in the content. Otherwise the button moves
 *   away, and a second tap meets whatever took its place.
 * - Keeps what gets the focus clear of it.
 */
export function useStripAboveContent(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = strip.current?.closest<HTMLElement>('.sheet');
    if (!sheet || !strip.current) return undefined;
    if (sheet.querySelector('.sheet__body')?.contains(document.activeElement))
      sheet.scrollTop += strip.current.offsetHeight;
    // On a small screen the header has no box of its own.
    const bottoms = [strip.current, sheet.querySelector('.sheet__header')].map(
      (part) => part?.getBoundingClientRect().bottom ?? 0,
    );
    const covered = Math.max(...bottoms) - sheet.getBoundingClientRect().top;
    sheet.style.scrollPaddingTop = `${covered}px`;
    return () => {
      sheet.style.scrollPaddingTop = '';
    };
  }, [strip]);
}
