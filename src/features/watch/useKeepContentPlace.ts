import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls by the height of an element that appears above the content, where somebody has just pressed a button
 * in the content: otherwise the button moves away, and a second tap meets whatever took its place.
 *
 * @param element above the content of a sheet, in its scroller
 */
export function useKeepContentPlace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = element.current?.closest('.sheet');
    const isPressed = sheet?.querySelector('.sheet__body')?.contains(document.activeElement);
    if (sheet && isPressed) sheet.scrollTop += element.current?.offsetHeight ?? 0;
  }, [element]);
}
