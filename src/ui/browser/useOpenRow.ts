import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What scrolls an element: the nearest box around it that scrolls, else the document. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return document.scrollingElement;
}

/**
 * For a row that opens while the open one above it closes: the row stays where it was pressed.
 *
 * @param takesFocus whether it was opened from elsewhere: then it comes into view and has the focus
 * @returns the row's ref, and what to call when it is pressed
 */
export function useOpenRow(
  isOpen: boolean,
  takesFocus = false,
): readonly [row: RefObject<HTMLButtonElement | null>, keepPlace: () => void] {
  const ref = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    const before = pressedAt.current;
    pressedAt.current = null;
    if (!isOpen || row === null) return;
    const scroller = scrollerOf(row);
    if (before !== null && scroller) scroller.scrollTop += row.getBoundingClientRect().top - before;
    if (!takesFocus) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView?.({ block: 'start' });
  }, [isOpen, takesFocus]);
  return [
    ref,
    () => {
      pressedAt.current = ref.current?.getBoundingClientRect().top ?? null;
    },
  ];
}
