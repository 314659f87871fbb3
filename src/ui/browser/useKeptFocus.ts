import { useEffect } from 'react';

const FOCUSABLE = ':is(button, input, select, textarea):not(:disabled), a[href]';

/** How long a row is waited for: a third of a second. */
const MOST_FRAMES = 20;

/** What a card was opened from: an element, and the list row that it is, where it is one. */
interface Opener {
  readonly element: HTMLElement;
  readonly row: string | undefined;
}

const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0;

/** The row again, which another visit to its list drew anew; or what was no row and still stands. */
function elementOf({ element, row }: Opener): HTMLElement | null {
  if (row === undefined) return isShown(element) ? element : null;
  const rows = document.querySelectorAll<HTMLElement>('[data-row]');
  return [...rows].find((one) => one.dataset['row'] === row && isShown(one)) ?? null;
}

/** The first thing that can be focused in the nearest part of the page that is left of where one was. */
function firstIn(around: readonly Element[]): HTMLElement | null {
  for (const part of around) {
    const found = part.isConnected ? part.querySelectorAll<HTMLElement>(FOCUSABLE) : [];
    const first = [...found].find(isShown);
    if (first !== undefined) return first;
  }
  return null;
}

function partsAround(element: Element): Element[] {
  const parts: Element[] = [];
  for (let part = element.parentElement; part !== null; part = part.parentElement) parts.push(part);
  return parts;
}

/**
 * Never lets the page's changes lose the focus (R21, R22): a browser gives it to nobody when the
 * focused element goes away. From a card that is closed it returns to the row, or to whatever else,
 * that the card was opened from; otherwise it goes on to what is left around the element that went.
 * Rows say which they are by `data-row`.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let around: Element[] = [];
    let wasInCard = false;
    let opener: Opener | null = null;
    let isReturning = false;

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      around = partsAround(target);
      wasInCard = target.closest('article') !== null;
      if (!wasInCard && !isReturning) opener = { element: target, row: target.dataset['row'] };
    };
    const restore = (frames = 0) => {
      if (document.activeElement !== document.body || focused === null || isShown(focused)) return;
      const back = wasInCard && opener !== null ? elementOf(opener) : null;
      // The last rows of a long list come a little after its first.
      if (back === null && wasInCard && opener?.row !== undefined && frames < MOST_FRAMES) {
        requestAnimationFrame(() => restore(frames + 1));
        return;
      }
      isReturning = true;
      (back ?? firstIn(around))?.focus();
      isReturning = false;
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
