import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

const routeNames = (count: number, routes: string) =>
  `${plural(count, 'route', 'routes')} ${routes}`;

/** The display in a station. */
export const kioskOf = ({ one, many }: Noun) => ({
  /** A city without live buses and lots has nothing but a stop's departures to show. */
  needsStop: "To show departures, add a stop to this display's address: stop=ID.",
  here: 'You are here',
  /** Beside a code that opens the board on a phone. */
  onPhone: 'On your phone',
  /** The buses after the nearest one of a row. */
  after: (distances: string) => `then ${distances}`,
  /** Where the number of stops is not known. */
  at: (stop: string) => `next stop: ${stop}`,
  /** Where `at` does not fit. */
  atShort: (stop: string) => `next: ${stop}`,
  /** Where a longer sentence does not fit. */
  eventAtLot: {
    now: 'event now',
    'maybe-now': 'possible event',
    soon: 'event soon',
    today: 'event today',
  },
  /** Where a display's place in the URL has no stop within this distance. */
  noStopNear: (distance: string) => `There is no stop within ${distance} of here.`,
  /** In place of the list while there is no live data. */
  noBusData: `No ${one} data right now.`,
  noneRunning: `No ${many} are running right now.`,
  /** In the heading of the buses, before the routes. */
  notComing: `No ${many} now:`,
  /** Follows a large number: "3" "buses". */
  running: (count: number) => plural(count, one, many),
  /** In the heading of the lots, after its marks. */
  bands: { plenty: 'plenty', some: 'some', few: 'few', full: 'full', unknown: 'no count' },
  /** Of an event that is under way; those with `may` are an estimate. */
  events: {
    now: 'Now',
    mayAffectFrom: (time: string) => `may affect parking from ${time}`,
    mayAffect: 'may affect parking',
  },
  until: (what: string, end: string) => `${what} until ${end}`,
  untilDay: (what: string, day: string) => `${what} until ${day}`,
  onlyUntil: (end: string) => `Until ${end}`,
  onlyUntilDay: (day: string) => `Until ${day}`,
  unknownRoutes: (count: number, routeIDs: string) =>
    `${capitalized(routeNames(count, routeIDs))} ${plural(count, "isn't", "aren't")} in this city.`,
  noStops: (count: number, stopIDs: string) =>
    `${plural(count, "There's no stop", 'There are no stops')} ${stopIDs}.`,
  unservedStops: (count: number, stopIDs: string) =>
    `${plural(count, 'Stop', 'Stops')} ${stopIDs} ${plural(count, "isn't", "aren't")} served by these routes.`,
  unknownLots: (count: number, names: string) =>
    `${plural(count, "This parking lot isn't", "These parking lots aren't")} listed: ${names}.`,
  noLotsOf: (operator: string) => `No parking lots by ${operator} are listed.`,
  lotsOfOthers: (count: number, names: string, operator: string) =>
    `${plural(count, "This parking lot isn't", "These parking lots aren't")} run by ${operator}: ${names}.`,
  /** One sentence per cause. `count` is that of the affected routes, 0 if all are. */
  busesOld: (count: number, routes: string, age: string) =>
    `${count === 0 ? capitalized(one) : `${capitalized(routeNames(count, routes))}: ${one}`} positions are ${age} old.`,
  busesLost: (count: number, routes: string, age: string | null) =>
    `${count === 0 ? 'We' : `${capitalized(routeNames(count, routes))}: we`} don't know where the ${many} are right now.${age === null ? '' : ` The last report was ${age} ago.`}`,
  busesFrozen: (count: number, routes: string, age: string) =>
    `${count === 0 ? 'No' : `${capitalized(routeNames(count, routes))}: no`} new ${one} positions for ${age}. ${capitalized(many)} may not be where they're shown.`,
  lotsOld: (age: string) => `Parking counts are ${age} old.`,
  lotsFrozen: (age: string) => `Parking counts haven't changed for ${age}. They may be wrong.`,
  lotsLost: (age: string | null) =>
    `Parking counts aren't available right now.${age === null ? '' : ` The last ones are ${age} old.`}`,
  eventsOld: (age: string) => `The list of events is ${age} old.`,
  eventsLost: "Events couldn't be loaded.",
  /** Below the events that could be. */
  eventsPartial: "Some events couldn't be loaded.",
  allLost: (age: string | null) =>
    `No live information right now.${age === null ? '' : ` The last update was ${age} ago.`}`,
  returnsIn: (seconds: string) => `Returning to the start screen in ${seconds}`,
});

/** What a display tells the operator who stands at it. */
export const operator = {
  heading: 'This display',
  status: 'Data',
  statuses: {
    starting: 'loading',
    ok: 'all of it is live',
    degraded: 'some of it is missing',
    lost: 'none',
  },
  /** Of one source of data. */
  states: { loading: 'loading', ok: 'live', failing: 'fails', lost: 'lost' },
  dataAge: (age: string) => `${age} old`,
  screen: 'Screen ID',
  version: 'Version',
  uptime: 'Running for',
  reloads: 'Reloads by itself',
  contextLosses: 'Map restarts',
  memory: 'Memory',
  server: 'Data service',
  parameters: 'Parameters',
  /** The parameters that are not valid. */
  ignored: 'Ignored',
  lastError: 'Last error',
  noError: 'none',
  errorAge: (age: string) => `${age} ago`,
  closes: (idle: string) => `Closes after ${idle} without a touch or key.`,
  leave: 'Leave the display',
};
