import { Activity, useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Whether this browser has what hides an element and keeps its layout, and what tells if an element is visible. */
const canKeepLayout = (element: HTMLElement) =>
  'contentVisibility' in element.style && 'checkVisibility' in element;

/**
 * A part of the page that stays mounted while it is not shown, because mounting it again takes long.
 *
 * React hides it by `display: none`, and the browser then throws its layout away. Where the browser can
 * (Chrome 105, Firefox 125, Safari 18), `content-visibility: hidden` hides it as well, from the keyboard and from
 * screen readers too, and keeps the layout: laying out a list again took a quarter of the time to close a card.
 */
export function HideablePart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const setPart = useCallback((element: HTMLDivElement | null) => {
    // React also removes the reference when it hides the part.
    if (element !== null) part.current = element;
  }, []);
  // React has hidden the part when this runs, and the browser has not laid it out yet.
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null || !canKeepLayout(element)) return undefined;
    element.style.contentVisibility = isShown ? '' : 'hidden';
    if (isShown) return undefined;
    const keepLayout = () => void element.style.removeProperty('display');
    keepLayout();
    // React hides the part again whenever something in it changes.
    const observer = new MutationObserver(keepLayout);
    observer.observe(element, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [isShown]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={setPart}>{children}</div>
    </Activity>
  );
}
