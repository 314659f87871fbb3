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
    const observer = new ResizeObserver(() => {
      // In the middle, so that a part of the tabs beside it can be seen.
      row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2;
    });
    observer.observe(row);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [beside, chosen]);
}
