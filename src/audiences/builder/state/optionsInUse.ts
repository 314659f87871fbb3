import { type FrameOptions, readFrameOptions } from '../../embed/options/frame-options.ts';

const NONE = readFrameOptions(new URLSearchParams());

/**
 * The options that have an effect. A frame with the ways to a place has neither a map nor lists, so what is chosen of
 * them is not in its code, but comes back with its map.
 */
export function optionsInUse(options: FrameOptions): FrameOptions {
  const { view, title, poll, api, origin, departures } = options;
  const { journey, theme, lang, units } = view;
  if (journey === null) return options;
  return {
    ...NONE,
    title,
    poll,
    api,
    origin,
    departures: { ...NONE.departures, names: departures.names },
    view: { ...NONE.view, journey, theme, lang, units },
  };
}
