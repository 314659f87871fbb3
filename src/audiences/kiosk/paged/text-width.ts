/** The width of an average letter as a share of the font size, for where text can't be measured. */
const LETTER_SHARE = 0.58;

/** Text is measured at this font size, in pixels; widths grow in proportion. */
const MEASURED_SIZE = 100;

/** Names are semi-bold. Regular text is a little narrower. */
const WEIGHT = 600;

/** By how much route numbers and counts, which are bolder than names, are wider. */
export const BOLDER = 1.1;

/** Null where a browser has no such canvas; undefined until it is first needed. */
let context: OffscreenCanvasRenderingContext2D | null | undefined;

function measuringContext(): OffscreenCanvasRenderingContext2D | null {
  if (context !== undefined) return context;
  context = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  if (context) {
    const { fontFamily } = getComputedStyle(document.body);
    context.font = `${WEIGHT} ${MEASURED_SIZE}px ${fontFamily}`;
  }
  return context;
}

/**
 * The width of a text on one line, in pixels.
 *
 * @param fontSize pixels
 */
export function textWidth(text: string, fontSize: number): number {
  const measured = measuringContext()?.measureText(text).width;
  return measured === undefined
    ? text.length * LETTER_SHARE * fontSize
    : (measured / MEASURED_SIZE) * fontSize;
}
