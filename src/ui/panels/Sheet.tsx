import './Sheet.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { SMALL_SCREEN } from '../browser/screens.ts';

/** How much of a phone's screen the sheet covers. On a desktop it is a side panel of full height. */
export type SheetHeight = 'low' | 'half' | 'tall';

interface SheetProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  height: SheetHeight;
  onHeightChange: (height: SheetHeight) => void;
  /** Identifies the content. New content starts at its top; known content restores its scroll position. */
  contentKey: string;
  /**
   * Whether the header is scrolled away when the content opens. Undefined: as it was before, and
   * away if it would take more than a quarter of the sheet.
   */
  isFolded: boolean | undefined;
  words: { taller: string; shorter: string };
  /** Scrolls away on a small screen. */
  header: ReactNode;
  /** Below the header. One line that never scrolls away. */
  tabs: ReactNode;
  /** Visible at every height, between the tabs and the body. */
  banner?: ReactNode;
  /** Stays at the bottom, over the end of the body, so that it moves nothing when it comes. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet with three heights on a phone, a side panel on a desktop. On a small screen the header
 * scrolls away with the content, so nothing jumps when it goes.
 */
export function Sheet({
  ref,
  label,
  height,
  contentKey,
  isFolded,
  onHeightChange,
  words,
  header,
  tabs,
  banner,
  footer,
  children,
}: SheetProps) {
  const fold = useRef<HTMLDivElement>(null);
  const [scrollPositions] = useState(() => new Map<string, number>());
  const scrolled = useRef(0);
  const isLow = height === 'low';
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet || !fold.current || isLow) return;
    const last = scrollPositions.get(contentKey) ?? 0;
    const canFold = window.matchMedia(SMALL_SCREEN).matches;
    // To read or set what is scrolled, the browser must lay out the page once more.
    if (!canFold && last === 0 && scrolled.current === 0) return;
    const size = canFold ? fold.current.offsetHeight : 0;
    const isAway = isFolded || size * 4 > sheet.clientHeight || sheet.scrollTop >= size;
    sheet.scrollTop = isFolded === false ? 0 : Math.max(last, isAway ? size : 0);
  }, [contentKey, isFolded, isLow, ref, scrollPositions]);
  const canGrow = height !== 'tall';
  return (
    <section
      ref={ref}
      className="sheet"
      data-height={height}
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop } }) => {
        scrolled.current = scrollTop;
        if (!isLow) scrollPositions.set(contentKey, scrollTop);
      }}
    >
      <div className="sheet__header">
        <button
          type="button"
          className="sheet__grip"
          aria-label={canGrow ? words.taller : words.shorter}
          onClick={() => onHeightChange(isLow ? 'half' : canGrow ? 'tall' : 'low')}
        />
        <div className="sheet__fold" ref={fold}>
          {header}
        </div>
        <div className="sheet__tabs">{tabs}</div>
        {banner}
      </div>
      <div className="sheet__body">{children}</div>
      <div className="sheet__footer">{footer}</div>
    </section>
  );
}
