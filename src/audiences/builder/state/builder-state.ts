import { parseFrameSize } from '../../../lib/frames/frame-size.ts';
import type { FrameSize } from '../../../lib/frames/frame-size.ts';
import { zoomToFit } from '../../../map/first-map/projection.ts';
import { urlFromView } from '../../../view/urlFromView.ts';
import { isFirstLayer } from '../../../view/view.ts';
import { readFrameOptions } from '../../embed/options/frame-options.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { urlFromFrameOptions } from './urlFromFrameOptions.ts';

/** Everything that the builder's URL holds. */
export interface BuilderState {
  /** What the frame shows. */
  readonly options: FrameOptions;
  readonly size: FrameSize;
  /** The language of the builder itself, since `lang` is the frame's; null for the browser's. */
  readonly ui: string | null;
}

/**
 * Reads the builder's state from its query string. A frame stays on a page for months, so what passes is
 * left out: a selected bus or event, a time to plan for, the lots that have an event today, and what one
 * rider needs of a bus.
 */
export function readBuilderState(parameters: URLSearchParams): BuilderState {
  const options = readFrameOptions(parameters);
  const { selection } = options.view;
  const stays = selection?.kind === 'stop' || selection?.kind === 'lot';
  return {
    options: {
      ...options,
      view: {
        ...options.view,
        selection: stays ? selection : null,
        moment: null,
        timetable: null,
        needs: [],
        lotFilter: { ...options.view.lotFilter, hasEvent: false },
      },
    },
    size: parseFrameSize(parameters.get('size')),
    ui: parameters.get('ui'),
  };
}

/** Writes the builder's query string, without its `?`. `readBuilderState` returns the same state again. */
export function urlFromBuilderState({ options, size, ui }: BuilderState): string {
  const own = new URLSearchParams({
    view: 'builder',
    ...(size === null ? {} : { size: `${size.width}x${size.height}` }),
    ...(ui === null ? {} : { ui }),
  });
  return urlFromFrameOptions(options).replace('view=embed', String(own));
}

/** The address of the frame itself. */
export const frameUrl = (options: FrameOptions, origin: string): string =>
  new URL(`/?${urlFromFrameOptions(options)}`, origin).href;

const MOST_ZOOM = 22;

/** CSS pixels of the full map in which a frame's area must fit. */
const FULL_MAP = [640, 480] as const;

/** A camera that shows a frame's area on the full map, whose URL has no boxes. */
function cameraOver({ southWest, northEast }: NonNullable<FrameOptions['bbox']>) {
  const box = [southWest.lon, southWest.lat, northEast.lon, northEast.lat] as const;
  return {
    lat: (southWest.lat + northEast.lat) / 2,
    lon: (southWest.lon + northEast.lon) / 2,
    zoom: Math.max(0, Math.min(MOST_ZOOM, zoomToFit(box, FULL_MAP, 0))),
    bearing: 0,
  };
}

/** The address of the full map with the frame's view. */
export function fullMapUrl({ view, bbox, stops }: FrameOptions, origin: string): string {
  const camera = view.camera ?? (bbox === null ? null : cameraOver(bbox));
  const [stopID] = stops;
  const stop = stopID === undefined ? null : { kind: 'stop' as const, id: stopID };
  const hidden = view.hidden.filter(isFirstLayer);
  const query = urlFromView({ ...view, hidden, camera, selection: view.selection ?? stop });
  return new URL(query === '' ? '/' : `/?${query}`, origin).href;
}
