import { useEffect } from 'react';
import type { RefObject } from 'react';

import { SHEET_AT_BOTTOM } from '../../../ui/browser/screens.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';

const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'tall'];

/** Dragging these parts resizes the sheet. Dragging what is below them scrolls it. */
const HANDLES = '.sheet__grip, .sheet-head';

/** The sheet follows the finger once it has moved so far: less may still be a tap. In pixels. */
const FOLLOW_PIXELS = 8;

/** A shorter drag changes nothing, in pixels. */
const DRAG_PIXELS = 24;

/** A drag over more than this share of the screen goes past the half height. */
const FAR = 0.4;

/** Milliseconds after a drag in which a click is its end: a mouse clicks at once, a finger in Safari a little later. */
const CLICK_WITHIN = 400;

/** In pixels: the grip stays in reach. */
const LEAST_HEIGHT = 76;

/** A finger or mouse button that is down on a handle; both in pixels. */
interface Drag {
  readonly fromY: number;
  readonly sheetHeight: number;
}

/** The height after a drag by so many pixels, downward if positive. */
function heightAfter(height: SheetHeight, moved: number): SheetHeight {
  const steps = Math.abs(moved) / window.innerHeight > FAR ? 2 : 1;
  const index = HEIGHTS.indexOf(height) - Math.sign(moved) * steps;
  if (index <= 0) return 'low';
  return HEIGHTS[index] ?? 'tall';
}

/**
 * Lets a drag of the sheet's grip or of its content's head resize it: the sheet follows the finger, and then goes to one of its
 * heights. The grip's button does the same by a tap.
 *
 * @param part any element inside the sheet
 * @param onHeightChange a setState updater
 */
export function useSheetDrag(
  part: RefObject<HTMLElement | null>,
  onHeightChange: (next: (height: SheetHeight) => SheetHeight) => void,
): void {
  useEffect(() => {
    const sheet = part.current?.closest<HTMLElement>('.sheet');
    if (!sheet) return undefined;
    const isAtBottom = window.matchMedia(SHEET_AT_BOTTOM);
    let drag: Drag | null = null;
    let isFollowing = false;
    let endedAt = Number.NEGATIVE_INFINITY;

    const press = ({ target, clientY, isPrimary }: PointerEvent) => {
      // A second finger changes nothing.
      if (!isPrimary) return;
      endedAt = Number.NEGATIVE_INFINITY;
      const isOnHandle = target instanceof Element && target.closest(HANDLES) !== null;
      drag =
        isOnHandle && isAtBottom.matches
          ? { fromY: clientY, sheetHeight: sheet.offsetHeight }
          : null;
    };
    const follow = ({ clientY, isPrimary, pointerId }: PointerEvent) => {
      if (drag === null || !isPrimary) return;
      const moved = clientY - drag.fromY;
      if (!isFollowing) {
        if (Math.abs(moved) < FOLLOW_PIXELS) return;
        isFollowing = true;
        sheet.dataset['dragged'] = '';
        // A mouse may be faster than the sheet.
        sheet.setPointerCapture(pointerId);
      }
      sheet.style.height = `${Math.max(LEAST_HEIGHT, drag.sheetHeight - moved)}px`;
    };
    const end = () => {
      drag = null;
      isFollowing = false;
      delete sheet.dataset['dragged'];
      sheet.style.height = '';
    };
    const release = ({ clientY, isPrimary, timeStamp }: PointerEvent) => {
      if (drag === null || !isPrimary) return;
      const moved = clientY - drag.fromY;
      if (isFollowing) endedAt = timeStamp;
      end();
      if (Math.abs(moved) >= DRAG_PIXELS) onHeightChange((height) => heightAfter(height, moved));
    };
    // The button on which a drag ends was not meant. A key's click has no detail.
    const click = (event: MouseEvent) => {
      if (event.detail > 0 && event.timeStamp - endedAt < CLICK_WITHIN) event.stopPropagation();
    };
    sheet.addEventListener('pointerdown', press);
    sheet.addEventListener('pointermove', follow);
    sheet.addEventListener('pointerup', release);
    sheet.addEventListener('pointercancel', end);
    sheet.addEventListener('click', click, { capture: true });
    return () => {
      end();
      sheet.removeEventListener('pointerdown', press);
      sheet.removeEventListener('pointermove', follow);
      sheet.removeEventListener('pointerup', release);
      sheet.removeEventListener('pointercancel', end);
      sheet.removeEventListener('click', click, { capture: true });
    };
  }, [part, onHeightChange]);
}
