import { useEffect, useMemo, useState } from 'react';

import type { Padding } from '../../../map/camera/camera.ts';
import type { FrameSize } from '../useFrameSize.ts';

/** Not that of src/map, which a frame that nobody sees does not load (B20). */
const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * How much of the map a frame's bar and panel cover, measured, since texts vary.
 *
 * @param side the column beside the map in a wide frame
 * @param panel the open panel, which is at the bottom of a narrow frame
 */
export function usePanelPadding(
  size: FrameSize,
  side: HTMLElement | null,
  panel: HTMLElement | null,
): Padding {
  const [covered, setCovered] = useState({ width: 0, height: 0, top: 0 });
  useEffect(() => {
    if (side === null) return undefined;
    const measure = () => {
      const bar = side.firstElementChild?.getBoundingClientRect();
      const width = side.offsetLeft + side.offsetWidth;
      const height = panel?.offsetHeight ?? 0;
      setCovered({ width, height, top: Math.round(bar?.bottom ?? 0) });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [side, side.firstElementChild, panel])
      if (element !== null) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [side, panel]);
  const { width, height, top } = covered;
  const isOpen = panel !== null;
  return useMemo(() => {
    if (size === 'tiny') return NO_PADDING;
    if (size === 'wide') return { ...NO_PADDING, left: isOpen ? width : 0, top: isOpen ? 0 : top };
    return { ...NO_PADDING, top, bottom: isOpen ? height : 0 };
  }, [size, isOpen, width, height, top]);
}
