/** Seconds; R31 and R38. */
const SOON = { liveData: 0.5, firstMap: 0.3, departures: 0.3 };

/** A goal: at most so many seconds, so many after the list, or so many times the bare page. */
export interface Goal {
  readonly seconds?: number;
  readonly afterList?: number;
  readonly timesBare?: number;
}

export interface Moment {
  readonly label: string;
  readonly goal: Goal;
  /** The page has drawn it when this is in the document. */
  readonly selector?: string;
  /** It has arrived when the first response whose URL contains this is complete. */
  readonly response?: string;
}

/**
 * What riders wait for, in this order: departures on the page of a stop or near a point, the others on the page without a
 * query string.
 */
export const MOMENTS = {
  list: {
    label: 'the list (stops)',
    selector: '[role=tabpanel] li, #list li',
    goal: { seconds: 1, timesBare: 1.25 },
  },
  firstMap: {
    label: 'the first map (route, stops)',
    selector: '[data-first-map]',
    goal: { afterList: SOON.firstMap },
  },
  wholeFirstMap: {
    label: 'its buses and lots',
    selector: '[data-first-map~=vehicles][data-first-map~=lots]',
    goal: { afterList: SOON.firstMap },
  },
  vehiclesArrived: {
    label: 'the first buses have arrived',
    response: '/v1/getvehicles',
    goal: { afterList: SOON.liveData },
  },
  lotsArrived: {
    label: 'the first lots have arrived',
    response: '/parking/v2/lots',
    goal: { afterList: SOON.liveData },
  },
  map: {
    label: 'the map canvas',
    selector: '[data-map-state=ready]',
    goal: { seconds: 2.5, timesBare: 1.4 },
  },
  tile: { label: 'the first tile has arrived', response: '.mvt', goal: {} },
  labels: { label: 'streets and labels', selector: '[data-idles]', goal: { timesBare: 1.4 } },
  departures: {
    label: 'departures of a stop opened by link',
    selector: '.departures .departure__row',
    goal: { afterList: SOON.departures },
  },
  nearby: {
    label: 'departures near a point opened by link',
    selector: '.near-group .departure__row',
    goal: { afterList: SOON.departures },
  },
} as const satisfies Record<string, Moment>;

/** The lists of the other tabs, each opened as the first page. */
export const TABS = {
  buses: { label: 'the list of buses, opened first', goal: { afterList: SOON.liveData } },
  parking: { label: 'the list of lots, opened first', goal: { afterList: SOON.liveData } },
} as const satisfies Record<string, Moment>;
