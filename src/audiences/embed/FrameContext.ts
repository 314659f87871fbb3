import { createContext, use } from 'react';
import type { RefObject } from 'react';

import type { MapHandle } from '../../map/createMapHandle.ts';
import type { FrameOptions } from './options/frame-options.ts';

/** What all parts of a frame share. */
export interface Frame {
  readonly options: FrameOptions;
  /** Moves the map. Its value is null until the map is open. What else a host may set is in the view. */
  readonly map: RefObject<MapHandle | null>;
  /** Whether the reader or the host has moved the map. From then on it keeps its camera. */
  readonly movedRef: RefObject<boolean>;
  /** Whether the list of departures is open, in place of the view's list. */
  readonly showsDepartures: boolean;
  readonly openDepartures: () => void;
}

export const FrameContext = createContext<Frame | null>(null);

/** The frame's options and its map. Throws outside a frame. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('useFrame outside a frame');
  return frame;
}
