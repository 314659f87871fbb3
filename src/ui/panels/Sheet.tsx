import './Sheet.css';

import { useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode, Ref } from 'react';

/** How much of a phone the sheet takes; on a desk it is a side panel and always whole. */
export type SheetHeight = 'low' | 'half' | 'tall';

const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'tall'];

interface SheetProps {
  ref?: Ref<HTMLElement>;
  label: string;
  height: SheetHeight;
  onHeightChange: (height: SheetHeight) => void;
  /** What is in it: another thing starts at its top, and one that comes back where it was left. */
  contentKey: string;
  words: { taller: string; shorter: string };
  /** Stays in place while the rest scrolls; a finger drags the sheet by it. */
  header: ReactNode;
  /** Seen at every height, between the header and what scrolls. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Places in lists that are kept, so that coming back to one is coming back to where it was. */
const MAX_SCROLL_POSITIONS = 32;

/** A drag shorter than this is a tap. */
const DRAG_PIXELS = 24;

/** A sheet of three heights on a phone, a side panel on a desk (R24). */
export function Sheet({
  ref,
  label,
  height,
  contentKey: shows,
  onHeightChange,
  words,
  header,
  banner,
  children,
}: SheetProps) {
  const dragFrom = useRef<number | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrollPositions = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (body.current !== null) body.current.scrollTop = scrollPositions.current.get(shows) ?? 0;
    // A walk through many cards leaves no trail: the lists are few.
    if (scrollPositions.current.size > MAX_SCROLL_POSITIONS) scrollPositions.current.clear();
  }, [shows]);
  const step = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by];
    if (next !== undefined) onHeightChange(next);
  };
  const release = (event: PointerEvent) => {
    const moved = dragFrom.current === null ? 0 : event.clientY - dragFrom.current;
    dragFrom.current = null;
    if (Math.abs(moved) < DRAG_PIXELS) return;
    const screens = Math.abs(moved) / window.innerHeight;
    step(Math.sign(-moved) * (screens > 0.4 ? 2 : 1));
  };
  const canGrow = height !== 'tall';
  return (
    <section ref={ref} className="sheet" data-height={height} aria-label={label}>
      <div
        className="sheet__header"
        onPointerDown={(event) => {
          dragFrom.current = event.clientY;
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          dragFrom.current = null;
        }}
      >
        <button
          type="button"
          className="sheet__grip"
          aria-label={canGrow ? words.taller : words.shorter}
          onClick={() => (canGrow ? step(1) : onHeightChange('low'))}
        />
        {header}
      </div>
      {banner}
      <div
        className="sheet__body"
        ref={body}
        onScroll={({ currentTarget }) => {
          scrollPositions.current.set(shows, currentTarget.scrollTop);
        }}
      >
        {children}
      </div>
    </section>
  );
}
