import type { FrameWords } from '../../en/frame/frameWords.ts';
import { lines } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** The states of the live data of one or more routes, after the routes' names. */
export const feedOf = ({ many, theMany }: Noun): FrameWords['feed'] => ({
  ofRoutes: (count, routeIDs, state) => `${lines(count, routeIDs)}: ${state}`,
  loading: `מחפשים ${many}`,
  live: (counted) => `${counted}, בזמן אמת`,
  empty: `אין ${many} עכשיו`,
  noService: (nextDay) => (nextDay === null ? 'אין שירות היום' : `אין שירות היום, הבא: ${nextDay}`),
  delayed: `הנתונים על ${theMany} מתעכבים`,
  unreachable: 'אין נתונים בזמן אמת כרגע',
  frozen: `הנתונים על ${theMany} לא מתעדכנים`,
});
