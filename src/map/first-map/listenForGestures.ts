import { ownValue } from '../../lib/ownValue.ts';
import type { Pointer } from '../scene/picking.ts';
import type { ScreenPoint } from '../scene/scene.ts';
import { watchPointer } from '../taps.ts';

/** What gestures do. Points are in CSS pixels from the canvas's corner. */
interface GestureActions {
  pan(right: number, down: number): void;
  zoom(steps: number, around: ScreenPoint): void;
  /** Zooms to the next whole level, around the uncovered center. */
  zoomBy(steps: 1 | -1): void;
  tap(point: ScreenPoint, pointer: Pointer): void;
  /** Taps the uncovered center. */
  tapCenter(): void;
  hover(point: ScreenPoint): void;
  /** One finger and the plain wheel scroll the page around the map. */
  isCooperative(): boolean;
  onBlocked(gesture: 'wheel' | 'touch'): void;
}

/** A pointer that moves less is a tap, in CSS pixels. */
const TOLERANCE = 3;
/** Pixels that an arrow key pans by. */
const KEY_PAN = 100;
/** Pixels of a mouse wheel for a zoom level, and pixels in a line of it. */
const WHEEL_LEVEL = 300;
const WHEEL_LINE = 20;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_PAN, 0],
  ArrowRight: [-KEY_PAN, 0],
  ArrowUp: [0, KEY_PAN],
  ArrowDown: [0, -KEY_PAN],
};

const middle = (a: ScreenPoint, b: ScreenPoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const gap = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** Listens for drags, pinches, the wheel, taps and keys on the first map's canvas. */
export function listenForGestures(canvas: HTMLCanvasElement, actions: GestureActions): void {
  const pointers = new Map<number, ScreenPoint>();
  const pressedBy = watchPointer(canvas);
  let start: ScreenPoint | null = null;
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width } = canvas.getBoundingClientRect();
    // A display enlarges its map by CSS.
    const scale = width / canvas.clientWidth || 1;
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  };

  canvas.addEventListener('pointerdown', (event) => {
    const point = pointOf(event);
    // A canvas taken off the page hears no `pointerup`, so pointers from before may be left.
    if (event.isPrimary) pointers.clear();
    start = pointers.size === 0 ? point : null;
    pointers.set(event.pointerId, point);
  });

  canvas.addEventListener('pointermove', (event) => {
    const [point, before] = [pointOf(event), pointers.get(event.pointerId)];
    if (before === undefined) {
      actions.hover(point);
      return;
    }
    if (start !== null && gap(start, point) <= TOLERANCE) return;
    start = null;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined && event.pointerType === 'touch' && actions.isCooperative()) {
      actions.onBlocked('touch');
      return;
    }
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, point);
    if (other === undefined) {
      actions.pan(point.x - before.x, point.y - before.y);
      return;
    }
    const [from, to] = [middle(before, other), middle(point, other)];
    actions.pan(to.x - from.x, to.y - from.y);
    actions.zoom(Math.log2(gap(point, other) / Math.max(1, gap(before, other))), to);
  });

  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    canvas.addEventListener(name, ({ pointerId }) => pointers.delete(pointerId));
  }

  canvas.addEventListener('click', (event) => {
    // The second click of a double click zooms.
    if (event.detail > 1) actions.zoom(1, pointOf(event));
    else if (start !== null) actions.tap(pointOf(event), pressedBy());
  });

  canvas.addEventListener(
    'wheel',
    (event) => {
      if (actions.isCooperative() && !event.ctrlKey && !event.metaKey) {
        actions.onBlocked('wheel');
        return;
      }
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? WHEEL_LINE : 1);
      actions.zoom(Math.max(-1, Math.min(1, -pixels / WHEEL_LEVEL)), pointOf(event));
    },
    { passive: false },
  );

  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ownValue(ARROWS, event.key);
    if (arrow !== undefined) actions.pan(...arrow);
    else if (event.key === '+' || event.key === '=') actions.zoomBy(1);
    else if (event.key === '-') actions.zoomBy(-1);
    else if (event.key === 'Enter' && !event.repeat) actions.tapCenter();
    else return;
    event.preventDefault();
  });
}
