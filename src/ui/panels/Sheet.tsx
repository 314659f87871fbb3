import './Sheet.css';
import { useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode, Ref } from 'react';

/** How much of a phone's screen the sheet covers. On a desktop it is a side panel of full height. */
export type SheetHeight = 'low' | 'half' | 'tall';

const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'tall'];

interface SheetProps {
  ref?: Ref<HTMLElement>;
  label: string;
  height: SheetHeight;
  onHeightChange: (height: SheetHeight) => void;
  /** Identifies the content. New content starts at the top; known content restores its scroll position. */
  contentKey: string;
  words: { taller: string; shorter: string };
  /** Does not scroll; dragging it resizes the sheet. */
  header: ReactNode;
  /** Visible at every height, between the header and the scrolling body. */
  banner?: ReactNode;
  children: ReactNode;
}

/** How many scroll positions are remembered. */
const MAX_SCROLL_POSITIONS = 32;

/** A drag shorter than this is a tap. */
const DRAG_PIXELS = 24;

/** A sheet with three heights on a phone, a side panel on a desktop (R24). */
export function Sheet({
  ref,
  label,
  height,
  contentKey,
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
    if (body.current !== null)
      body.current.scrollTop = scrollPositions.current.get(contentKey) ?? 0;
    // Only after many cards: the lists alone don't reach the limit.
    if (scrollPositions.current.size > MAX_SCROLL_POSITIONS) scrollPositions.current.clear();
  }, [contentKey]);
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
          scrollPositions.current.set(contentKey, currentTarget.scrollTop);
        }}
      >
        {children}
      </div>
    </section>
  );
}
