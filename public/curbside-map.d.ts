/** Types of the element <curbside-map>, also called <bus-map>, which curbside-map.js defines. */

export interface MapView {
  /** Degrees. */
  readonly center: { readonly lat: number; readonly lon: number };
  /** 0 to 22. */
  readonly zoom: number;
  /** Degrees clockwise from north, 0 to 359: what points up. */
  readonly bearing?: number;
}

export interface MapSelection {
  readonly kind: 'stop' | 'trip' | 'vehicle' | 'lot' | 'event' | 'bike';
  readonly id: string;
}

export type DataHealth = 'loading' | 'live' | 'late' | 'lost';
export type MapLayer = 'stops' | 'vehicles' | 'lots' | 'bikes';

export interface DataState {
  /** `lost` if there is nothing left to show; `late` if some of it is old or lost. */
  readonly state: DataHealth;
  /** The layers that the frame shows, and its list of departures or notices while that is open. */
  readonly layers: { readonly [L in MapLayer | 'departures' | 'notices']?: DataHealth };
  /** How many notices are in force; absent until they are known. */
  readonly notices?: { readonly count: number; readonly severe: number };
}

export interface Ready {
  /** The versions of the messages that the frame knows. */
  readonly versions: readonly number[];
  /** Null for a list. */
  readonly view: MapView | null;
  readonly selection: MapSelection | null;
  readonly data: DataState;
}

export interface CurbsideMapEventMap extends HTMLElementEventMap {
  'curbside-ready': CustomEvent<Ready>;
  'curbside-view': CustomEvent<MapView>;
  'curbside-selection': CustomEvent<{ readonly selection: MapSelection | null }>;
  'curbside-data': CustomEvent<DataState>;
}

/**
 * A Curbside frame. The attribute `data-state` is the state of its data. Each method waits until the frame
 * is ready; it rejects if the frame refuses or does not answer.
 */
export interface CurbsideMapElement extends HTMLElement {
  /** The address of the frame, from the element's attributes. */
  readonly address: string;
  setView: (view: MapView) => Promise<void>;
  /** Null closes the card. */
  select: (selection: MapSelection | null) => Promise<void>;
  /** IDs of routes; null for the city's own choice. */
  setRoute: (routes: readonly string[] | null) => Promise<void>;
  setTheme: (theme: 'light' | 'dark' | 'auto') => Promise<void>;
  /** The layers to show; the others are hidden. */
  setLayers: (layers: readonly MapLayer[]) => Promise<void>;
  addEventListener: <K extends keyof CurbsideMapEventMap>(
    type: K,
    listener: (this: CurbsideMapElement, event: CurbsideMapEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ) => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'curbside-map': CurbsideMapElement;
    'bus-map': CurbsideMapElement;
  }
}
