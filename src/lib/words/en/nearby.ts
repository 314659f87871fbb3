import { plural } from './grammar.ts';

/** The stops near a place. */
export const nearby = {
  heading: 'Nearby',
  part: 'Nearby stops',
  start: 'Tap the map, or focus it and press Enter, to find the stops near a place.',
  searching: 'Searching…',
  found: (count: number, formatted: string, radius: string) =>
    `${formatted} ${plural(count, 'stop', 'stops')} within ${radius}`,
  none: (radius: string) => `No stop within ${radius} of this point.`,
  nearest: 'The nearest stop of the chosen routes:',
  away: (stop: string, distance: string) => `${stop}, ${distance} away`,
  walk: (distance: string, minutes: string) => `${distance}, ${minutes} walk`,
  radius: 'Search radius',
  clear: 'Clear the search',
  widening: 'Few stops so close by. Searching farther…',
  widened: (least: string, reach: string) =>
    `Searched ${reach}, as there is little within ${least}.`,
  somePart: 'A part of the area',
  incomplete: 'A part of the area could not be searched.',
};

/** One stop and its routes. */
export const stop = {
  unknown: (stopID: string) => `There is no stop ${stopID}.`,
  nearby: 'Stops near this one',
  unserved: 'None of the chosen routes stops here, so its buses are not known.',
  findRoutes: 'Find its routes',
  findOtherRoutes: 'Find its other routes',
  findingRoutes: 'Looking for its routes…',
  routesHere: (count: number, routeIDs: string) =>
    `${plural(count, 'Route', 'Routes')} ${routeIDs} ${plural(count, 'stops', 'stop')} here.`,
  noRoutes: 'No route that this page knows stops here.',
  noOtherRoutes: 'No other route that this page knows stops here.',
  stopsOfRoutes: (count: number, routeIDs: string) =>
    `Stops of ${plural(count, 'route', 'routes')} ${routeIDs}`,
};
