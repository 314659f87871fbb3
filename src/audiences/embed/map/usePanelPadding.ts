import { useEffect, useMemo, useState } from 'react';

import type { Padding } from '../../../map/camera/camera.ts';
import type { FrameSize } from '../useFrameSize.ts';

/** Not that of src/map, which a frame that nobody sees does not load. */
const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * How much of the map a frame's bar, panel and buttons cover, measured, since texts vary.
 *
 * @param side the column beside the map in a wide frame
 * @param panel the open panel, which is at the bottom of a narrow frame
 * @param buttons the buttons at the bottom, which an open panel in a narrow frame replaces
 */
export function usePanelPadding(
  size: FrameSize,
  side: HTMLElement | null,
  panel: HTMLElement | null,
  buttons: HTMLElement | null,
): Padding {
  const [covered, setCovered] = useState({
    isMirrored: false,
    width: 0,
    height: 0,
    top: 0,
    bottom: 0,
  });
  useEffect(() => {
    if (side === null) return undefined;
    const measure = () => {
      const bar = side.firstElementChild?.getBoundingClientRect();
      const isMirrored = document.dir === 'rtl';
      const width = isMirrored ? innerWidth - side.offsetLeft : side.offsetLeft + side.offsetWidth;
      const height = panel?.offsetHeight ?? 0;
      const bottom = buttons === null ? 0 : side.clientHeight - buttons.offsetTop;
      setCovered({ isMirrored, width, height, top: Math.round(bar?.bottom ?? 0), bottom });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [side, side.firstElementChild, panel, buttons])
      if (element !== null) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [side, panel, buttons]);
  const { isMirrored, width, height, top, bottom } = covered;
  const isOpen = panel !== null;
  return useMemo(() => {
    if (size === 'tiny') return NO_PADDING;
    if (size === 'wide') {
      const column = { [isMirrored ? 'right' : 'left']: isOpen ? width : 0 };
      return { ...NO_PADDING, ...column, top: isOpen ? 0 : top, bottom };
    }
    return { ...NO_PADDING, top, bottom: isOpen ? height : bottom };
  }, [size, isOpen, isMirrored, width, height, top, bottom]);
}
