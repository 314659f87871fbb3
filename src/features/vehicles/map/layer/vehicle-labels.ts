import { SYMBOL } from '../../vehicle-style.ts';

/** The side of a label's cell in CSS pixels: the disc and a margin of one pixel. */
const LABEL_CELL = 2 * (SYMBOL.radius + 1);

/** The most that a label takes of the disc, in CSS pixels. */
const LABEL_WIDTH = 2 * SYMBOL.radius - 4;

/** CSS pixels by the number of characters: the largest sizes that fit in the disc. */
const FONT_SIZES = [13, 13, 13, 10.5, 8.5];
const FAMILY =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";

/** The CSS font of a label, and the most width that it takes, in pixels of the canvas. */
export function labelFont(label: string, ratio: number): { font: string; maxWidth: number } {
  const size = ratio * (FONT_SIZES[label.length] ?? 8.5);
  return { font: `700 ${size}px ${FAMILY}`, maxWidth: LABEL_WIDTH * ratio };
}

/** Labels in one square image; its alpha channel is the ink. */
export interface LabelAtlas {
  readonly canvas: HTMLCanvasElement;
  /** Cells per row, and rows. */
  readonly cells: number;
  /** The side of a cell in device pixels; even, so that its center is on a pixel edge. */
  readonly cell: number;
}

/**
 * Draws each label in the cell with its index.
 *
 * @param ratio device pixels per CSS pixel
 * @returns null if the browser gives no 2D context: the symbols then have no labels
 */
export function drawLabels(labels: readonly string[], ratio: number): LabelAtlas | null {
  const canvas = document.createElement('canvas');
  const cells = Math.ceil(Math.sqrt(Math.max(1, labels.length)));
  const cell = 2 * Math.ceil((LABEL_CELL / 2) * ratio);
  canvas.width = canvas.height = cell * cells;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.textAlign = 'center';
  for (const [index, label] of labels.entries()) {
    const { font, maxWidth } = labelFont(label, ratio);
    context.font = font;
    // Centers the ink: font metrics leave space below for descenders, which digits do not have.
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
      context.measureText(label);
    const x = ((index % cells) + 0.5) * cell;
    const y = (Math.floor(index / cells) + 0.5) * cell + (above - below) / 2;
    // Condenses wide letters that would reach over the disc's edge.
    context.fillText(label, x, Math.round(y), maxWidth);
  }
  return { canvas, cells, cell };
}
