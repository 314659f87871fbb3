import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** The states of the live data of one or more routes, after the routes' names. */
export const feedOf = ({ one, many }: Noun) => ({
  ofRoutes: (count: number, routeIDs: string, state: string) =>
    `${plural(count, 'Route', 'Routes')} ${routeIDs}: ${state}`,
  loading: `looking for ${many}`,
  live: (counted: string) => `${counted}, live`,
  empty: `no ${many} now`,
  noService: (nextDay: string | null) =>
    nextDay === null ? 'no service today' : `no service today, next on ${nextDay}`,
  delayed: `${one} data is delayed`,
  unreachable: `we can't reach live ${one} data`,
  frozen: `${one} data isn't updating`,
});
