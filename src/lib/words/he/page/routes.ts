import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { lines } from '../grammar.ts';

/** The routes and their destinations. */
export const routesOf = ({ isBusCity, hasVehicles }: CityWords): PageWords['routes'] => ({
  heading: 'קווים',
  name: (routeID, name) => `קו ${routeID}, ${name}`,
  unnamed: (routeID) => `קו ${routeID}`,
  all: 'כל הקווים',
  none: `בחרו קו כדי לראות את התחנות${hasVehicles ? ` ואת ${isBusCity ? 'האוטובוסים' : 'כלי הרכב'}` : ''} שלו.`,
  start: (count, routeIDs) =>
    `כל ${isBusCity ? 'האוטובוסים' : 'כלי הרכב'} מוצגים במפה. התחנות למטה הן של ${lines(count, routeIDs)}.`,
  unknown: (count, routeIDs) => `אין ${lines(count, routeIDs)}.`,
  destinations: 'לכיוון',
  allDestinations: 'הכול',
  moreDestinations: (formatted) => `עוד ${formatted}`,
  fewerDestinations: 'פחות',
});
