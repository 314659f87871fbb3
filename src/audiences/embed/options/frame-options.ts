import * as z from 'zod/mini';

import { urlFromView } from '../../../view/urlFromView.ts';
import { LAYERS } from '../../../view/view.ts';
import type { View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';
import { FrameParameters } from './frame-parameters.ts';

/** What a frame shows, from its URL (B2): the view that a rider's URL holds too, and the frame's own. */
export interface FrameOptions extends FrameParameters {
  readonly view: View;
}

/** A parameter repeated more often is not ours. */
const MOST_REPEATS = 8;

type Texts = Record<string, string>;

const NAMES = Object.keys(FrameParameters.shape);

/** The defaults as texts. */
const DEFAULTS: Readonly<Record<string, string | undefined>> = z.encode(
  FrameParameters,
  z.parse(FrameParameters, {}),
);

/** `layers` names what is shown; a rider's URL names what is hidden. Without a known name it is dropped. */
function hiddenLayers(parameters: URLSearchParams): View['hidden'] | null {
  const named = parameters.getAll('layers').flatMap((value) => value.split(','));
  const shown = LAYERS.filter((layer) => named.includes(layer));
  return shown.length === 0 ? null : LAYERS.filter((layer) => !shown.includes(layer));
}

/**
 * Reads a frame's options from a query string (B2). Unknown parameters are ignored, and a bad value is
 * dropped without an effect on the others. A frame watches no stops and follows no bus: those are personal.
 */
export function readFrameOptions(parameters: URLSearchParams): FrameOptions {
  const texts: Texts = {};
  for (const name of NAMES) {
    for (const text of parameters.getAll(name).slice(0, MOST_REPEATS)) {
      const more = { ...texts, [name]: text };
      if (!z.safeParse(FrameParameters, more).success) continue;
      Object.assign(texts, more);
      break;
    }
  }
  const view = viewFromUrl(parameters);
  return {
    ...z.parse(FrameParameters, texts),
    view: {
      ...view,
      watches: [],
      follow: null,
      hidden: hiddenLayers(parameters) ?? view.hidden,
    },
  };
}

/**
 * Writes options as a frame's query string, without its `?`: `readFrameOptions` returns the same options
 * again, except that places are rounded to about a meter. Defaults are left out.
 *
 * @throws $ZodError if a value is outside its range
 */
export function urlFromFrameOptions({ view, ...own }: FrameOptions): string {
  const query = urlFromView({ ...view, watches: [], follow: null });
  const parameters = new URLSearchParams(`view=embed&${query}`);
  const texts: Readonly<Record<string, string | undefined>> = z.encode(FrameParameters, own);
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined || text === DEFAULTS[name]) continue;
    // The filters of the lots and the names of lots share a parameter.
    const before = name === 'lots' ? parameters.get(name) : null;
    parameters.set(name, before === null ? text : `${before},${text}`);
  }
  return parameters.toString().replaceAll('%2C', ',');
}
