import type { ScreenPoint } from '../scene/scene.ts';

/** Left, top, right and bottom, in CSS pixels on the canvas. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Reads a layer's properties for one feature. */
interface NameReader {
  text(name: string): string;
  number(name: string, otherwise?: number): number;
  names(name: string): readonly string[];
}

/** In multiples of the text size. */
const LINE_HEIGHT = 1.2;

const overlaps = (a: Box, b: Box) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** Breaks a text into lines of at most `width` pixels. A longer word has its own line. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = `${line} ${word}`.trim();
    if (line === '' || context.measureText(longer).width <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Where the center of a text of `half` its width and height is, beside a point. */
function centerBeside({ x, y }: ScreenPoint, anchor: string, gap: number, half: ScreenPoint) {
  const right = Number(anchor.endsWith('left')) - Number(anchor.endsWith('right'));
  const down = Number(anchor.startsWith('top')) - Number(anchor.startsWith('bottom'));
  const each = right !== 0 && down !== 0 ? gap * Math.SQRT1_2 : gap;
  return { x: x + right * (each + half.x), y: y + down * (each + half.y) };
}

/**
 * Writes a feature's name beside it, on the first side where it overlaps nothing in `taken`, and adds it
 * to that. Leaves it out if every side is taken, or if its place is outside the canvas.
 */
export function paintName(
  context: CanvasRenderingContext2D,
  at: ScreenPoint,
  reader: NameReader,
  taken: Box[],
  { width, height }: { width: number; height: number },
): void {
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return;
  const size = reader.number('text-size', 12);
  context.font = `${size}px ${getComputedStyle(context.canvas).fontFamily}`;
  const lines = wrapped(context, reader.text('text-field'), size * reader.number('text-max-width'));
  const half = {
    x: Math.max(...lines.map((line) => context.measureText(line).width)) / 2,
    y: (lines.length * size * LINE_HEIGHT) / 2,
  };
  const gap = size * reader.number('text-radial-offset', 0);
  for (const anchor of reader.names('text-variable-anchor')) {
    const { x, y } = centerBeside(at, anchor, gap, half);
    const box: Box = [x - half.x, y - half.y, x + half.x, y + half.y];
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    context.globalAlpha = 1;
    context.setLineDash([]);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 2 * reader.number('text-halo-width', 0);
    context.strokeStyle = reader.text('text-halo-color');
    context.fillStyle = reader.text('text-color');
    for (const [index, line] of lines.entries()) {
      const lineY = box[1] + (index + 0.5) * size * LINE_HEIGHT;
      context.strokeText(line, x, lineY);
      context.fillText(line, x, lineY);
    }
    return;
  }
}
