import * as z from 'zod/mini';

import { urlFromView } from '../../../view/urlFromView.ts';
import { VIEW_PARAMETERS } from '../../../view/view-parameters.ts';
import { LAYERS } from '../../../view/view.ts';
import type { View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';
import { nameWarnings } from '../../nameWarnings.ts';
import { FrameParameters, textsOf } from './frame-parameters.ts';

/** What a frame shows, from its URL (B2): the view that a rider's URL holds too, and the frame's own. */
export interface FrameOptions extends FrameParameters {
  readonly view: View;
}

/** A parameter repeated more often is not ours. */
const MOST_REPEATS = 8;

const NAMES = Object.keys(FrameParameters.shape);

function parametersFrom(texts: Readonly<Record<string, string>>): FrameParameters | null {
  const result = z.safeParse(FrameParameters, texts);
  return result.success ? result.data : null;
}

const DEFAULTS = parametersFrom({});

/** `layers` names what is shown; a rider's URL names what is hidden. Without a known name it is dropped. */
function hiddenLayers(parameters: URLSearchParams): View['hidden'] | null {
  const named = parameters.getAll('layers').flatMap((value) => value.split(','));
  const shown = LAYERS.filter((layer) => named.includes(layer));
  return shown.length === 0 ? null : LAYERS.filter((layer) => !shown.includes(layer));
}

/** What is wrong with the names in a frame's query string. */
export const frameNameWarnings = (parameters: URLSearchParams): readonly string[] =>
  nameWarnings(parameters, [...NAMES, ...VIEW_PARAMETERS, 'view', 'layers']);

/**
 * Reads a frame's options from a query string (B2). Unknown parameters are ignored, and a bad value is
 * dropped without an effect on the others. A frame watches no stops and follows no bus: those are personal.
 */
export function readFrameOptions(parameters: URLSearchParams): FrameOptions {
  let texts = {};
  let own = DEFAULTS;
  for (const name of NAMES) {
    for (const text of parameters.getAll(name).slice(0, MOST_REPEATS)) {
      const read = parametersFrom({ ...texts, [name]: text });
      if (read === null) continue;
      own = read;
      texts = { ...texts, [name]: text };
      break;
    }
  }
  if (own === null) throw new Error('a parameter of frames has no default');
  const view = viewFromUrl(parameters);
  return {
    ...own,
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
 */
export function urlFromFrameOptions({ view, ...own }: FrameOptions): string {
  const query = urlFromView({ ...view, watches: [], follow: null });
  const parameters = new URLSearchParams(`view=embed&${query}`);
  const defaults = new Map(DEFAULTS === null ? [] : Object.entries(textsOf(DEFAULTS)));
  for (const [name, text] of Object.entries(textsOf(own))) {
    if (text === defaults.get(name)) continue;
    // The filters of the lots and the names of lots share a parameter.
    const before = name === 'lots' ? parameters.get(name) : null;
    parameters.set(name, before === null ? text : `${before},${text}`);
  }
  return parameters.toString().replaceAll('%2C', ',');
}
