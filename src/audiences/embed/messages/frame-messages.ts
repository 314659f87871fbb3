import type { Place } from '../../../lib/geo/distance.ts';
import type { LayerName, Selection } from '../../../view/view.ts';
import type { RefusalCode } from './protocol.ts';

/** The state of the data of one layer, or of everything that the frame shows. */
export type DataHealth = 'loading' | 'live' | 'late' | 'lost';

/** What a frame says about its data. */
export interface DataState {
  /** `lost` if there is nothing left to show; `late` if some of it is old or lost. */
  readonly state: DataHealth;
  /** The state of each layer that the frame shows, and of its list of departures or notices while that is open. */
  readonly layers: { readonly [Name in LayerName | 'departures' | 'notices']?: DataHealth };
  /** How many notices are in force, and how many of them are severe; absent until they are known. */
  readonly notices?: { readonly count: number; readonly severe: number };
}

/** Where the map is: degrees, zoom level, and the bearing that points up. */
export interface MapCamera {
  readonly center: Place;
  readonly zoom: number;
  readonly bearing: number;
}

/** The payload of each message that a frame sends. */
export interface FrameMessages {
  /** The frame takes messages now, and its state so far. Answers `hello`. */
  readonly ready: {
    readonly versions: readonly number[];
    readonly view: MapCamera | null;
    readonly selection: Selection | null;
    readonly data: DataState;
  };
  /** A command was done. */
  readonly done: null;
  readonly viewChanged: MapCamera;
  readonly selectionChanged: { readonly selection: Selection | null };
  readonly dataState: DataState;
  /**
   * A message was refused; `versions` are those that the frame knows. `reason` is a sentence for the developer of
   * the host, with the code `failed`.
   */
  readonly error: {
    readonly code: RefusalCode;
    readonly versions: readonly number[];
    readonly reason?: string;
  };
  /** Pixels that a list needs. The only message that goes to any site. */
  readonly resize: { readonly height: number };
}
