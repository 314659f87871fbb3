import './Sheet.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** How much of a phone's screen the sheet covers. On a desktop it is a side panel of full height. */
export type SheetHeight = 'low' | 'half' | 'tall';

interface SheetProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  height: SheetHeight;
  onHeightChange: (height: SheetHeight) => void;
  /** Identifies the content. New content starts at its top; known content restores its scroll position. */
  contentKey: string;
  /** Whether the controls are scrolled away when the content opens, where they scroll with it: on a phone on its side. */
  isFolded: boolean;
  words: { taller: string; shorter: string };
  /** Above the content of a side panel. On a phone they float over the map, and take nothing from the sheet. */
  controls: ReactNode;
  /** Visible at every height, above the body. */
  banner?: ReactNode;
  /** Stays at the bottom, over the end of the body, so that it moves nothing when it comes. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Whether the controls are above the content in the same scroller, and neither stick to it nor float over the map. */
const scrollsWithContent = (controls: HTMLElement): boolean =>
  getComputedStyle(controls).position === 'static' &&
  controls.parentElement !== null &&
  getComputedStyle(controls.parentElement).display === 'contents';

/** A sheet with three heights on a phone, a side panel on a desktop. */
export function Sheet({
  ref,
  label,
  height,
  contentKey,
  isFolded,
  onHeightChange,
  words,
  controls,
  banner,
  footer,
  children,
}: SheetProps) {
  const controlsElement = useRef<HTMLDivElement>(null);
  const [scrollPositions] = useState(() => new Map<string, number>());
  const scrolled = useRef(0);
  const isLow = height === 'low';
  useLayoutEffect(() => {
    const sheet = ref.current;
    const own = controlsElement.current;
    if (!sheet || !own) return undefined;
    const leastOf = () => (isFolded && scrollsWithContent(own) ? own.offsetHeight : 0);
    const last = isLow ? 0 : (scrollPositions.get(contentKey) ?? 0);
    let least = leastOf();
    // To set what is scrolled, the browser must lay out the page once more.
    if (last > 0 || least > 0 || scrolled.current > 0) sheet.scrollTop = Math.max(last, least);
    // On a phone that is turned, the content keeps its place.
    const resize = () => {
      const before = least;
      least = leastOf();
      if (least !== before) sheet.scrollTop = Math.max(0, sheet.scrollTop + least - before);
    };
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
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
        <div className="sheet__controls" ref={controlsElement}>
          {controls}
        </div>
        <button
          type="button"
          className="sheet__grip"
          aria-label={canGrow ? words.taller : words.shorter}
          onClick={() => onHeightChange(isLow ? 'half' : canGrow ? 'tall' : 'low')}
        />
        {banner}
      </div>
      <div
        className="sheet__body"
        onFocus={() => {
          // Most of a low sheet's content can't be seen.
          if (isLow) onHeightChange('half');
        }}
      >
        {children}
      </div>
      <div className="sheet__footer">{footer}</div>
    </section>
  );
}
