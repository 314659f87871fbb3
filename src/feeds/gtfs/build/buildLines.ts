import type { SnapshotLine } from '../../../contract/snapshot/snapshot.ts';
import type { ShapeLine } from '../shapes/ShapeLine.ts';

export interface Lines {
  readonly all: readonly SnapshotLine[];
  /** The line of a shape by its number, or -1. */
  readonly lineOf: (shape: number) => number;
}

/** Numbers the lines of shapes. Shapes that are the same once simplified are one line. */
export function buildLines(
  shapes: ReadonlyMap<number, ShapeLine>,
  usedShapes: Iterable<number>,
): Lines {
  const all: SnapshotLine[] = [];
  const byText = new Map<string, number>();
  const byShape = new Map<number, number>();
  for (const shape of usedShapes) {
    const line = shapes.get(shape);
    if (line === undefined || byShape.has(shape)) continue;
    const text = line.coordinates.join(' ');
    const index = byText.get(text) ?? all.push(line.coordinates) - 1;
    byText.set(text, index);
    byShape.set(shape, index);
  }
  return { all, lineOf: (shape) => byShape.get(shape) ?? -1 };
}
