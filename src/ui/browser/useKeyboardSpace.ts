import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps `--keyboard` on an element, in CSS pixels: how much of its lower end a phone's keyboard covers.
 * CSS alone doesn't know, because phones lay a keyboard over a page without making the page smaller.
 */
export function useKeyboardSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      if (!element.current) return;
      const { bottom } = element.current.getBoundingClientRect();
      const covered = Math.max(0, Math.round(bottom - viewport.offsetTop - viewport.height));
      // Of a page that the rider zoomed in a part is seen too, without a keyboard.
      element.current.style.setProperty('--keyboard', viewport.scale > 1 ? '0px' : `${covered}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
