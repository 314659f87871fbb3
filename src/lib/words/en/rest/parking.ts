import { withPeriod } from '../frame/withPeriod.ts';
import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Parking lots. */
export const parkingOf = ({ one }: Noun) => ({
  heading: 'Parking',
  part: 'Parking lots',
  one: 'Parking lot',
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'lot', 'lots')}`,
  none: 'No parking lots listed.',
  notListed: "This lot isn't listed.",
  noneMatch: 'No lots match these filters.',
  showAll: 'Show all lots',
  /** Follows a count: "23" "open of 613". */
  openOf: (_count: number, of: string | null) => (of === null ? 'open' : `open of ${of}`),
  /** Follows an old count: "23" "at 2:05 PM". */
  openAt: (clock: string) => `at ${clock}`,
  readAloud: (count: number, open: string, of: string | null) =>
    of === null ? `${open} ${plural(count, 'spot', 'spots')} open` : `${open} of ${of} spots open`,
  readAloudAt: (count: number, open: string, clock: string) =>
    `${open} ${plural(count, 'spot was', 'spots were')} open at ${clock}`,
  below: (share: string) => `<${share}`,
  above: (share: string) => `>${share}`,
  share: (share: string) => `${share} open`,
  bands: {
    plenty: 'plenty open',
    some: 'some open',
    few: 'few left',
    full: 'full',
    unknown: 'no live count',
  },
  reasons: {
    'no-count': 'no live count',
    impossible: 'the count looks wrong',
    'too-old': 'the count is too old',
    'not-reported': 'no report',
    planned: 'count hidden',
  },
  why: {
    'no-count': "There's no live count for this lot. That doesn't mean it's full.",
    impossible: "The service sent a count that can't be right, so it isn't shown.",
    'too-old': 'No newer count is available. Open spots may have changed since then.',
    'not-reported': 'This lot was listed earlier but is missing from the latest update.',
    planned: "Live counts apply only to the present, so they're hidden for other times.",
  },
  checked: (age: string) => `checked ${age} ago`,
  notOnMap: 'not on the map',
  notOnMapWhy:
    "The service doesn't give a valid location for this lot, so it appears only in the list.",
  away: (distance: string) => `${distance} away`,
  event: {
    now: 'event parking now',
    'maybe-now': 'an event may be affecting parking now',
    soon: 'event parking soon',
    today: 'event parking today',
  },
  trend: {
    filling: 'filling up',
    emptying: 'emptying out',
    steady: 'steady',
    fewer: (spots: string, time: string) => `${spots} fewer open than ${time} ago`,
    more: (spots: string, time: string) => `${spots} more open than ${time} ago`,
    same: (time: string) => `about the same for ${time}`,
  },
  doubt: {
    short: 'may be wrong',
    frozen: "This count hasn't changed in more than 3 hours and may be wrong.",
    jumped: "This count suddenly changed by more than half of the lot's spots and may be wrong.",
  },
  alternatives: {
    heading: 'Nearest lots with open spots',
    none: 'No other lots with open spots found.',
    straightLine: (distance: string, walk: string) =>
      `${distance} in a straight line, about ${walk} on foot`,
  },
  plan: {
    window: 'event parking at that time',
    maybe: 'an event may be affecting parking at that time',
    none: 'no events listed at that time',
    unknown: 'no event information',
    counts: (when: string) =>
      `${withPeriod(`Showing event parking for ${when}`)} Live counts are hidden because they aren't a forecast.`,
    onMap: (when: string) => withPeriod(`Lots are shown for ${when}`),
    backToNow: 'Back to now',
    legend: {
      window: 'event parking at that time, as published',
      maybe: 'event with no published parking times',
      none: 'no events listed at that time',
      unknown: 'no event information',
    },
  },
  sort: {
    label: 'Sort by',
    name: 'Name',
    open: 'Open spots',
    distance: 'Distance',
    ride: `Open spots and a ${one} nearby`,
  },
  filters: 'Filters',
  operator: 'Operator',
  allOperators: 'All operators',
  withOpenSpots: 'Has open spots',
  withEvent: 'Event today',
  withEventAtTime: 'Event at that time',
  openSpotsUnknown: "Open spots can't be predicted for that time, so all lots are shown.",
  address: 'Address',
  entrances: 'Entrances',
  position: 'Location',
  directions: 'Directions',
  directionsTo: (place: string) => `Directions to ${place}`,
  countLimits: "The live count doesn't show whether the lot is open or who can park there.",
  askHost: (host: string) => `Check ${host}`,
  save: 'Save this list as',
  legend: {
    heading: 'What the symbols mean',
    from: (spots: string, share: string) => `${spots} or more open, and over ${share}`,
    upTo: (spots: string, share: string) => `up to ${spots} open, or up to ${share}`,
    full: '0 open',
    unknown: 'no live count, or the count is too old',
    event: 'event parking now or soon',
  },
});

/** Stops near a lot, and lots near a stop. */
export const parkAndRideOf = ({ one, many }: Noun) => ({
  stops: (walk: string) => `Stops within walking distance (${walk})`,
  noStops: (walk: string) => `No stops found within ${walk} of this lot.`,
  searching: 'Looking for stops…',
  searchLimit: (reach: string) => `Stops on other routes are shown only within ${reach}.`,
  walk: (distance: string, minutes: string) => `${distance}, ${minutes} walk`,
  routes: 'Routes within walking distance:',
  busesComing: (count: number, formatted: string) =>
    `${formatted} ${plural(count, one, many)} on the way`,
  noBuses: `No ${many} near these stops right now.`,
  routesNotSelected: `None of the selected routes use these stops, so their ${many} aren't shown.`,
  lots: (walk: string) => `Lots with open spots within walking distance (${walk})`,
  noLots: (walk: string) => `No lots with open spots found within ${walk}.`,
  noForecast: "Open spots near here can't be predicted for the selected time.",
  lotsLoading: 'Looking for parking lots…',
});
