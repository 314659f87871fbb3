import './Sheet.css';

import { useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';

/** How much of a phone the sheet takes; on a desk it is a side panel and always whole. */
export type SheetHeight = 'low' | 'half' | 'tall';

const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'tall'];

interface SheetProps {
  label: string;
  height: SheetHeight;
  onHeightChange: (height: SheetHeight) => void;
  words: { taller: string; shorter: string };
  /** Stays in place while the rest scrolls; a finger drags the sheet by it. */
  header: ReactNode;
  children: ReactNode;
}

/** A drag shorter than this is a tap. */
const DRAG_PIXELS = 24;

/** A sheet of three heights on a phone, a side panel on a desk (R24). */
export function Sheet({ label, height, onHeightChange, words, header, children }: SheetProps) {
  const dragFrom = useRef<number | null>(null);
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
    <section className="sheet" data-height={height} aria-label={label}>
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
      <div className="sheet__body">{children}</div>
    </section>
  );
}
