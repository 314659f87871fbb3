import { useLayoutEffect, useRef, useState } from 'react';

import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { BoardSpace } from './board-layout.ts';

/** Between two panels, as a share of the small font size: `--kiosk-line` in KioskPage.css. */
const LINE = 0.04;

/** Measures the space of the board's panels, which the header and the notices leave. */
export function useBoardSpace() {
  const { scale } = useKiosk();
  const board = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    const measure = () => setHeight(element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const space: BoardSpace = { height, gap: LINE * scale.small };
  return { board, space };
}
