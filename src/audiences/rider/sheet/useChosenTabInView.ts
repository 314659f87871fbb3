import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls a row of tabs that is too long so that the chosen tab is visible, also after a phone is turned or
 * the text gets larger.
 *
 * @param beside another of the controls
 * @param chosen the name of the chosen tab
 */
export function useChosenTabInView(beside: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const row = beside.current?.closest('.sheet__controls')?.querySelector('[role=tablist]');
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab || !('ResizeObserver' in globalThis)) return undefined;
    const center = () => {
      // In the middle, so that a part of the tabs beside it can be seen.
      row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2;
    };
    const observer = new ResizeObserver(center);
    observer.observe(row);
    observer.observe(tab);
    // A turned phone may lose what was scrolled though the row is as wide as before.
    window.addEventListener('resize', center);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', center);
    };
  }, [beside, chosen]);
}
