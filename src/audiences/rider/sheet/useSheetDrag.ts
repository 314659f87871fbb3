import { useEffect } from 'react';
import type { RefObject } from 'react';

import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';

const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'tall'];

/** Dragging these parts resizes the sheet. Dragging what is below them scrolls it. */
const HANDLES = '.sheet__grip, .sheet__fold, .sheet__tabs';

/** Where the sheet is at the bottom, as in Sheet.css. */
const AT_BOTTOM = '(max-width: 719px)';

/** The sheet follows the finger once it has moved so far: less may still be a tap. In pixels. */
const FOLLOW_PIXELS = 8;

/** A shorter drag changes nothing, in pixels. */
const DRAG_PIXELS = 24;

/** A drag over more than this share of the screen goes past the half height. */
const FAR = 0.4;

/** In pixels: the grip stays in reach. */
const LEAST_HEIGHT = 48;

/** A finger or mouse button that is down on a handle; both in pixels. */
interface Drag {
  readonly fromY: number;
  readonly sheetHeight: number;
}

/**
 * Lets a drag of the sheet's header resize it: the sheet follows the finger, and then goes to one of its
 * heights (R24). The grip's button does the same by a tap.
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
    const isAtBottom = window.matchMedia(AT_BOTTOM);
    let drag: Drag | null = null;
    let isFollowing = false;

    const press = ({ target, clientY, isPrimary }: PointerEvent) => {
      isFollowing = false;
      const isOnHandle = target instanceof Element && target.closest(HANDLES) !== null;
      drag =
        isPrimary && isOnHandle && isAtBottom.matches
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
      delete sheet.dataset['dragged'];
      sheet.style.height = '';
    };
    const release = ({ clientY, isPrimary }: PointerEvent) => {
      if (drag === null || !isPrimary) return;
      const moved = clientY - drag.fromY;
      end();
      // After the click that a mouse adds to its release; a finger adds none.
      setTimeout(() => {
        isFollowing = false;
      });
      if (Math.abs(moved) < DRAG_PIXELS) return;
      const steps = Math.abs(moved) / window.innerHeight > FAR ? 2 : 1;
      onHeightChange(
        (height) =>
          HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(height) - Math.sign(moved) * steps))] ??
          height,
      );
    };
    // The button under a mouse that has dragged the sheet was not meant.
    const click = (event: MouseEvent) => {
      if (isFollowing) event.stopPropagation();
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
