import type { Padding } from '../../map/camera/camera.ts';

/** Pixels at the other edges, and between a way and the map's buttons. */
const [EDGE, BESIDE] = [56, 28];

/** How far a way stays from the map's edges, in pixels: at the end of a line from its buttons too, which would cover it. */
export function wayMargin(): Padding {
  const buttons = document.querySelector('.map-controls')?.clientWidth ?? 0;
  const end = document.dir === 'rtl' ? 'left' : 'right';
  return { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE, [end]: buttons + BESIDE };
}
