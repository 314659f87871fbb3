import { useEffect } from 'react';

import { afterPaint } from './afterPaint.ts';

const FOCUSABLE = ':is(button, input, select, textarea):not(:disabled), a[href]';

/** How many animation frames to wait for the opener, about a third of a second. */
const MAX_FRAMES = 20;

/** The element that a card was opened from, and its `data-row` if it is a list row. */
interface Opener {
  readonly element: HTMLElement;
  readonly row: string | undefined;
}

/** Not before Chrome 105, Firefox 106 and Safari 17.4. */
const hasCheckVisibility = () => 'checkVisibility' in Element.prototype;

/** A hidden part that keeps its layout has boxes too. Browsers without this check keep no layout. */
const isVisible = (element: Element) =>
  hasCheckVisibility()
    ? element.checkVisibility()
    : element.isConnected && element.getClientRects().length > 0;

/** Finds the opener again. A row is a new element after its list was rendered again. */
function findElement({ element, row }: Opener): HTMLElement | null {
  if (row === undefined) return isVisible(element) ? element : null;
  const rows = document.querySelectorAll<HTMLElement>('[data-row]');
  return [...rows].find((one) => one.dataset['row'] === row && isVisible(one)) ?? null;
}

/**
 * The first focusable element in the nearest ancestor that is still on the page. None beside the page's main part: what takes
 * the place of the element may still be loading, and a link that skips to the lists would stand over them.
 */
function firstFocusableIn(ancestors: readonly Element[]): HTMLElement | null {
  for (const part of ancestors) {
    if (part.querySelector('main') !== null) break;
    const found = part.isConnected ? part.querySelectorAll<HTMLElement>(FOCUSABLE) : [];
    const first = [...found].find(isVisible);
    if (first !== undefined) return first;
  }
  return null;
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    ancestors.push(ancestor);
  return ancestors;
}

/**
 * Restores the focus when the focused element is removed, because browsers move it to the
 * body then. After a card closes, the focus returns to the element that opened it; otherwise it goes to
 * the nearest focusable element. List rows are found again by their `data-row`. What is pressed counts as
 * focused, which Safari does not do.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let ancestors: Element[] = [];
    let wasInCard = false;
    let opener: Opener | null = null;
    let isRestoring = false;
    let isOver = false;

    const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      focused = target;
      ancestors = ancestorsOf(target);
      wasInCard = target.closest('article') !== null;
      if (!wasInCard && !isRestoring) opener = { element: target, row: target.dataset['row'] };
    };
    // Safari does not focus what a finger or the mouse presses, so nothing would be known to return to. It is only
    // remembered: a focus by script can have a visible ring there.
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
      if (pressed?.contains(document.activeElement) === false) onFocus({ target: pressed });
    };
    const restore = (frames = 0) => {
      if (isOver) return;
      if (document.activeElement !== document.body || focused === null || isVisible(focused))
        return;
      const openerElement = wasInCard && opener !== null ? findElement(opener) : null;
      // The last rows of a long list are rendered a little later than the first, and a part is hidden
      // while its code loads.
      const mayReturn = opener !== null && (opener.row !== undefined || opener.element.isConnected);
      if (openerElement === null && wasInCard && mayReturn && frames < MAX_FRAMES) {
        requestAnimationFrame(() => restore(frames + 1));
        return;
      }
      isRestoring = true;
      (openerElement ?? firstFocusableIn(ancestors))?.focus();
      isRestoring = false;
    };
    // A component that opens usually takes the focus itself, so wait a frame. And not before its paint: to find out
    // what is visible, the browser must lay out the page, which it does for the paint anyway.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) afterPaint(() => restore());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    // This code loads after the first list, when the rider may already have focused the search.
    onFocus({ target: document.activeElement });
    document.addEventListener('focusin', onFocus);
    // Before the page handles the click.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      isOver = true;
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}
