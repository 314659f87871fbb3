import { plural } from './grammar.ts';

/** Parking lots. */
export const parking = {
  heading: 'Parking',
  part: 'Parking lots',
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'lot', 'lots')}`,
  none: 'The service lists no parking lots.',
  notListed: 'The service does not list this lot.',
  noneMatch: 'No lot matches these filters.',
  showAll: 'Show all lots',
  /** Stands after a count: "23" "open of 613". */
  openOf: (_count: number, of: string | null) => (of === null ? 'open' : `open of ${of}`),
  /** Stands after a count that is old: "23" "at 2:05 PM". */
  openAt: (clock: string) => `at ${clock}`,
  spoken: (count: number, open: string, of: string | null) =>
    of === null ? `${open} ${plural(count, 'spot', 'spots')} open` : `${open} of ${of} spots open`,
  spokenAt: (count: number, open: string, clock: string) =>
    `${open} ${plural(count, 'spot was', 'spots were')} open at ${clock}`,
  below: (share: string) => `<${share}`,
  above: (share: string) => `>${share}`,
  share: (share: string) => `${share} open`,
  bands: {
    plenty: 'plenty of room',
    some: 'some room',
    few: 'few left',
    full: 'full',
    unknown: 'no live count',
  },
  reasons: {
    'no-count': 'no live count',
    impossible: 'the count makes no sense',
    'too-old': 'the count is too old',
    'not-reported': 'no report',
    planned: 'count hidden',
  },
  why: {
    'no-count': 'The service gives no count for this lot. That does not mean that it is full.',
    impossible: 'The service sent a count that cannot be right, so none is shown.',
    'too-old': 'No newer count could be had. What was open then says little about now.',
    'not-reported': 'This lot was in earlier answers of the service and is missing from the last.',
    planned: 'A count is of now and says nothing of another time.',
  },
  checked: (age: string) => `checked ${age} ago`,
  updated: (age: string) => `updated ${age} ago`,
  notOnMap: 'not on the map',
  notOnMapWhy: 'The service gives no usable place for this lot, so it stands only in the list.',
  away: (distance: string) => `${distance} away`,
  event: {
    now: 'event parking now',
    'maybe-now': 'an event may be affecting parking now',
    soon: 'event parking soon',
    today: 'event parking today',
  },
  trend: {
    filling: 'filling up',
    emptying: 'emptying',
    steady: 'steady',
    fewer: (spots: string, time: string) => `${spots} fewer open than ${time} ago`,
    more: (spots: string, time: string) => `${spots} more open than ${time} ago`,
    same: (time: string) => `about the same for ${time}`,
  },
  doubt: {
    short: 'may be wrong',
    frozen: 'This count has not changed for more than 3 hours, so it may be wrong.',
    jumped: 'This count changed by more than half of the lot at once, so it may be wrong.',
  },
  alternatives: {
    heading: 'Nearest lots with room',
    none: 'No other lot is known to have room.',
    straight: (distance: string, walk: string) =>
      `${distance} in a straight line, about ${walk} on foot`,
  },
  usual: {
    range: (least: string, most: string) => `${least}\u202f–\u202f${most}`,
    onPlainDays: (open: string, range: string) =>
      `Usually ${open} open at this hour of this weekday (${range})`,
    onEventDays: (open: string, range: string) =>
      `Usually ${open} open at this hour of this weekday when there is an event (${range})`,
    from: (count: number, formatted: string) =>
      `Seen by this device on ${formatted} ${plural(count, 'day', 'days')}, and kept on it alone.`,
    forget: 'Clear history for this lot',
  },
  plan: {
    window: 'event parking then',
    maybe: 'an event may be affecting parking then',
    none: 'no event listed then',
    unknown: 'its events are not known',
    counts: (when: string) =>
      `Lots for ${when}. Their counts are hidden: they are those of now, and no forecast.`,
    backToNow: 'Back to now',
    legend: {
      window: 'event parking then, as published',
      maybe: 'an event whose parking times are not published',
      none: 'no event listed then',
      unknown: 'events not known',
    },
  },
  sort: {
    label: 'Sort by',
    name: 'Name',
    open: 'Open spots',
    distance: 'Distance',
    ride: 'Room and a bus near',
  },
  filters: 'Filters',
  operator: 'Operator',
  allOperators: 'All operators',
  withRoom: 'Has space',
  withEvent: 'Event today',
  withEventThen: 'Event then',
  roomNotKnown: 'Nobody knows yet which lots will have space then. All are shown.',
  address: 'Address',
  entrances: 'Entrances',
  position: 'Position',
  directions: 'Directions',
  directionsTo: (place: string) => `Directions to ${place}`,
  unclear:
    'The service counts spots. It does not say whether the lot is in operation or who may park there.',
  askHost: (host: string) => `Ask ${host}`,
  save: 'Save this list as',
  legend: {
    heading: 'Open spots',
    from: (spots: string, share: string) => `${spots} or more open, and over ${share}`,
    upTo: (spots: string, share: string) => `up to ${spots} open, or up to ${share}`,
    full: '0 open',
    unknown: 'no live count, or one too old',
    event: 'event parking now or soon',
  },
};

/** Stops near a lot, and lots near a stop. */
export const parkAndRide = {
  stops: (walk: string) => `Stops within a walk (${walk})`,
  noStops: (walk: string) => `No stop is known within ${walk} of this lot.`,
  searching: 'Looking for stops…',
  searched: (reach: string) => `Stops of routes that are not chosen are known within ${reach}.`,
  walk: (distance: string, minutes: string) => `${distance}, ${minutes} walk`,
  routes: 'Routes within a walk:',
  due: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'bus', 'buses')} on the way`,
  noneDue: 'No bus is near these stops now.',
  noRoute: 'None of the chosen routes stops at these, so their buses are not known.',
  lots: (walk: string) => `Lots with room within a walk (${walk})`,
  noLots: (walk: string) => `No lot within ${walk} is known to have room.`,
  lotsThen: 'Which lots near here will have room at the chosen time is not known.',
  lotsLoading: 'Looking for parking lots…',
};
