import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { NO_PADDING } from '../../../map/camera/camera.ts';
import type { Padding } from '../../../map/camera/camera.ts';
import { CARD_BESIDE_LIST, SHEET_AT_BOTTOM } from '../../../ui/browser/screens.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';

/** The half height in Sheet.css. */
const HALF = 0.52;

/** Pixels that the search and the tabs cover above a sheet (Sheet.css). */
const OVER_MAP = 124;

/** Milliseconds without a resize after which the sheet's animation is over. */
const RESIZE_DEBOUNCE = 100;

/**
 * How much of the map a phone's sheet covers, measured, since text sizes vary. Beside the
 * map it covers nothing, but where there is room a card stands over the map's start. A tall sheet leaves too little of it, so a selection is placed as for the half height.
 */
export function useMapPadding(
  sheet: RefObject<HTMLElement | null>,
  height: SheetHeight,
  hasCard: boolean,
): Padding {
  const isPhone = useMediaQuery(SHEET_AT_BOTTOM);
  const isBeside = useMediaQuery(CARD_BESIDE_LIST);
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
  // A sheet on its way down to low still covers the map; the half height is known in advance.
  const isMeasured = height === 'low' || (height === 'half' && measured.height === 'half');
  const covered = isMeasured ? measured.pixels : Math.round(innerHeight * HALF);
  const bottom = isPhone ? covered : 0;
  const top = isPhone ? OVER_MAP : 0;
  const card = isBeside && hasCard ? (sheet.current?.offsetWidth ?? 0) : 0;
  return useMemo(() => {
    const start = document.dir === 'rtl' ? 'right' : 'left';
    return { ...NO_PADDING, top, bottom, [start]: card };
  }, [top, bottom, card]);
}
