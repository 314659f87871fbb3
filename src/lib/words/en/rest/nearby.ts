import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** The stops near a place. */
export const nearby = {
  heading: 'Nearby',
  part: 'Nearby stops',
  start: 'Tap the map, or focus it and press Enter, to find nearby stops.',
  searching: 'Searching…',
  found: (count: number, formatted: string, radius: string) =>
    `${formatted} ${plural(count, 'stop', 'stops')} within ${radius}`,
  none: (radius: string) => `No stops within ${radius} of this point.`,
  nearest: 'Nearest stop on the selected routes:',
  away: (stop: string, distance: string) => `${stop}, ${distance} away`,
  walk: (distance: string, minutes: string) => `${distance}, ${minutes} walk`,
  here: 'At this point',
  radius: 'Search radius',
  clear: 'Clear search',
  widening: 'Few stops nearby. Searching farther…',
  widened: (least: string, reach: string) =>
    `Few stops within ${least}, so the search was extended to ${reach}.`,
  partOfArea: 'Part of the area',
  incomplete: "Part of the area couldn't be searched.",
};

/** One stop and its routes. */
export const stopOf = ({ many }: Noun) => ({
  unknown: (stopID: string) => `There's no stop ${stopID}.`,
  nearby: 'Stops near this one',
  byReservation: 'By reservation only.',
  timetable: 'Timetable',
  routesNotSelected: `None of the selected routes stop here, so ${many} for this stop aren't shown.`,
  findRoutes: (stops: number) =>
    plural(stops, 'Find routes at this stop', 'Find routes at these stops'),
  findOtherRoutes: (stops: number) =>
    plural(stops, 'Find other routes at this stop', 'Find other routes at these stops'),
  findingRoutes: 'Looking for routes…',
  routesHere: (count: number, routeIDs: string) =>
    `${plural(count, 'Route', 'Routes')} ${routeIDs} ${plural(count, 'stops', 'stop')} here.`,
  noRoutes: 'None of the routes on this page stop here.',
  /** In place of departures, where the data service has none. */
  noTimes: 'This service has no departure times.',
  instead: (name: string) => `Use ${name}`,
  noOtherRoutes: 'None of the other routes on this page stop here.',
  stopsOfRoutes: (count: number, routeIDs: string) =>
    `Stops on ${plural(count, 'route', 'routes')} ${routeIDs}`,
});
