import { nameBarrier } from '../../../map/scene/nameBarrier.ts';
import { ROUTE_LINES_SOURCE } from './route-line-layers.ts';
import { STOPS_SOURCE } from './stop-layers.ts';

/** Keeps names off the lines of the chosen routes, from the zoom that has names of streets. */
export const lineBarrier = () =>
  nameBarrier(ROUTE_LINES_SOURCE, [12, 1.5, 14, 2, 17, 3.5], 12, {
    'symbol-placement': 'line',
    'symbol-spacing': 10,
    'icon-rotation-alignment': 'viewport',
  });

/** Keeps names off the stops, from the zoom that has their names: at lower ones a city may show thousands. */
export const stopBarrier = () => nameBarrier(STOPS_SOURCE, [15, 7.5, 16, 9], 15);
