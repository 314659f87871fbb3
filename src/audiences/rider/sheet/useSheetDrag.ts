import { useEffect } from 'react';
import type { RefObject } from 'react';

import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';

const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'tall'];

/** Dragging these parts resizes the sheet. Dragging what is below them scrolls it. */
const HANDLES = '.sheet__grip, .sheet__fold, .sheet__tabs';

/** A drag shorter than this is a tap. */
const DRAG_PIXELS = 24;

/** A drag over more than this share of the screen goes past the half height. */
const FAR = 0.4;

/**
 * Changes the sheet's height when its header is dragged (R24). The grip's button does the same by a tap.
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
    let from: number | null = null;
    const press = ({ target, clientY }: PointerEvent) => {
      from = target instanceof Element && target.closest(HANDLES) !== null ? clientY : null;
    };
    const release = ({ clientY }: PointerEvent) => {
      const moved = from === null ? 0 : clientY - from;
      from = null;
      if (Math.abs(moved) < DRAG_PIXELS) return;
      const steps = Math.abs(moved) / window.innerHeight > FAR ? 2 : 1;
      onHeightChange(
        (height) => HEIGHTS[HEIGHTS.indexOf(height) - Math.sign(moved) * steps] ?? height,
      );
    };
    const cancel = () => {
      from = null;
    };
    sheet.addEventListener('pointerdown', press);
    sheet.addEventListener('pointerup', release);
    sheet.addEventListener('pointercancel', cancel);
    return () => {
      sheet.removeEventListener('pointerdown', press);
      sheet.removeEventListener('pointerup', release);
      sheet.removeEventListener('pointercancel', cancel);
    };
  }, [part, onHeightChange]);
}
