import { SYMBOL } from './vehicle-style.ts';

/** A label's cell in CSS pixels: the disc of a symbol and a pixel around it. */
const LABEL_CELL = 2 * (SYMBOL.radius + 1);

/** CSS pixels by the number of characters, the widest that stay inside of the disc. */
const FONT_SIZES = [13, 13, 13, 10.5, 8.5];
const FONT = (size: number) =>
  `700 ${size}px system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif`;

/** Labels in one square picture, whose alpha is where there is ink. */
export interface LabelAtlas {
  readonly canvas: HTMLCanvasElement;
  /** Cells beside each other, and below each other. */
  readonly cells: number;
  /** The side of a cell in device pixels; even, so that its middle is between two of them. */
  readonly cell: number;
}

/**
 * Draws labels, each in the cell of its index.
 *
 * @param ratio device pixels per CSS pixel
 * @returns null where a 2D canvas cannot be had: symbols go without labels then
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
    context.font = FONT(ratio * (FONT_SIZES[label.length] ?? 8.5));
    // Centred by its own ink: a line's metrics keep room below for letters that no label has.
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
      context.measureText(label);
    const x = ((index % cells) + 0.5) * cell;
    const y = (Math.floor(index / cells) + 0.5) * cell + (above - below) / 2;
    context.fillText(label, x, Math.round(y));
  }
  return { canvas, cells, cell };
}
