import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { NO_PADDING } from '../../../map/camera.ts';
import type { Padding } from '../../../map/camera.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';

/** What Sheet.css has for the half of a phone. */
const HALF = 0.52;

/** A sheet that has not changed for so long is where it is going, milliseconds. */
const RESIZE_DEBOUNCE = 100;

/**
 * How much of the map a phone's sheet covers, as it was measured: its lines and its text are as high as
 * they are. On a desk nothing covers it (R24). A tall sheet leaves a strip that nothing could be shown
 * in: what is to be seen lies above where the half one ends.
 */
export function useMapPadding(sheet: RefObject<HTMLElement | null>, height: SheetHeight): Padding {
  const isPhone = useMediaQuery('(max-width: 719px)');
  const [measured, setMeasured] = useState({ height, pixels: Math.round(innerHeight * HALF) });
  useEffect(() => {
    const element = sheet.current;
    if (!isPhone || element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () =>
      setMeasured({ height, pixels: Math.round(element.getBoundingClientRect().height) });
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DEBOUNCE);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isPhone, sheet, height]);
  // Until a low sheet has come down it covers what it covered; where a half one ends is known before.
  const isMeasured = height === 'low' || (height === 'half' && measured.height === 'half');
  const covered = isMeasured ? measured.pixels : Math.round(innerHeight * HALF);
  const bottom = isPhone ? covered : 0;
  return useMemo(() => ({ ...NO_PADDING, bottom }), [bottom]);
}
