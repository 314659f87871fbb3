import { useEffect } from 'react';

const FOCUSABLE = ':is(button, input, select, textarea):not(:disabled), a[href]';

/** How long a row is waited for: a third of a second. */
const MAX_FRAMES = 20;

/** What a card was opened from: an element, and the list row that it is, where it is one. */
interface Opener {
  readonly element: HTMLElement;
  readonly row: string | undefined;
}

const isVisible = (element: Element) => element.isConnected && element.getClientRects().length > 0;

/** The row again, which another visit to its list drew anew; or what was no row and still stands. */
function findElement({ element, row }: Opener): HTMLElement | null {
  if (row === undefined) return isVisible(element) ? element : null;
  const rows = document.querySelectorAll<HTMLElement>('[data-row]');
  return [...rows].find((one) => one.dataset['row'] === row && isVisible(one)) ?? null;
}

/** The first thing that can be focused in the nearest part of the page that is left of where one was. */
function firstFocusableIn(ancestors: readonly Element[]): HTMLElement | null {
  for (const part of ancestors) {
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
 * Never lets the page's changes lose the focus (R21, R22): a browser gives it to nobody when the
 * focused element goes away. From a card that is closed it returns to the row, or to whatever else,
 * that the card was opened from; otherwise it goes on to what is left around the element that went.
 * Rows say which they are by `data-row`.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let ancestors: Element[] = [];
    let wasInCard = false;
    let opener: Opener | null = null;
    let isRestoring = false;

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      ancestors = ancestorsOf(target);
      wasInCard = target.closest('article') !== null;
      if (!wasInCard && !isRestoring) opener = { element: target, row: target.dataset['row'] };
    };
    const restore = (frames = 0) => {
      if (document.activeElement !== document.body || focused === null || isVisible(focused))
        return;
      const openerElement = wasInCard && opener !== null ? findElement(opener) : null;
      // The last rows of a long list come a little after its first.
      if (openerElement === null && wasInCard && opener?.row !== undefined && frames < MAX_FRAMES) {
        requestAnimationFrame(() => restore(frames + 1));
        return;
      }
      isRestoring = true;
      (openerElement ?? firstFocusableIn(ancestors))?.focus();
      isRestoring = false;
    };
    // What opens mostly takes the focus itself: that comes first.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) requestAnimationFrame(() => restore());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
