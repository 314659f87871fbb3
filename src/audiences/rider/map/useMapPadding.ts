import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { NO_PADDING } from '../../../map/camera/camera.ts';
import type { Padding } from '../../../map/camera/camera.ts';
import { SHEET_AT_BOTTOM } from '../../../ui/browser/screens.ts';
import { useCardBesideList } from '../../../ui/browser/useCardBesideList.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';

/** The half height in Sheet.css. */
const HALF = 0.52;

/** Pixels that the search and the tabs cover above a sheet (Sheet.css). */
const OVER_MAP = 124;

/** Milliseconds without a resize after which the sheet's animation is over. */
const RESIZE_DEBOUNCE = 100;

/**
 * How much of the map is covered, in pixels. On a phone it is what the sheet covers, measured, since text sizes vary.
 * A tall sheet leaves too little of the map, so a selection is placed as for the half height. On a wide screen only a
 * card beside the list covers the map, at its start.
 */
export function useMapPadding(
  sheet: RefObject<HTMLElement | null>,
  height: SheetHeight,
  hasCard: boolean,
): Padding {
  const isPhone = useMediaQuery(SHEET_AT_BOTTOM);
  const isBeside = useCardBesideList();
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
