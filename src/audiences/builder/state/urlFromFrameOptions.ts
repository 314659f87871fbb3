import { departureTexts } from '../../../contract/board/departure-options.ts';
import { panelWord } from '../../../contract/links/parameter-parsers.ts';
import type { Bounds } from '../../../lib/geo/Camera.ts';
import { listText } from '../../../lib/names/list-text.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import { urlFromView } from '../../../view/urlFromView.ts';
import { isFirstLayer, LAYERS } from '../../../view/view.ts';
import { readFrameOptions } from '../../embed/options/frame-options.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { FRAME_CONTROLS, FRAME_PANELS } from '../../embed/options/frame-parameters.ts';
import type { FrameParameters } from '../../embed/options/frame-parameters.ts';

const wordsText = (chosen: readonly string[], words: readonly string[]) =>
  chosen.length === 0 ? 'none' : words.filter((one) => chosen.includes(one)).join(',');

const boundsText = (box: Bounds | null) =>
  box === null
    ? ''
    : [box.southWest.lon, box.southWest.lat, box.northEast.lon, box.northEast.lat]
        .map((degrees) => String(Math.round(degrees * 1e5) / 1e5))
        .join(',');

/** Each parameter as its text in the URL. */
function textsOf(of: FrameParameters): Readonly<Record<string, string>> {
  return {
    v: of.v,
    mode: of.mode,
    panels: wordsText(of.panels.map(panelWord), FRAME_PANELS.map(panelWord)),
    controls: wordsText(of.controls, FRAME_CONTROLS),
    lots: listText(of.lots),
    bbox: boundsText(of.bbox),
    title: of.title ?? '',
    gestures: of.gestures,
    poll: of.poll === null ? '' : String(of.poll),
    api: of.api,
    origin: of.origin ?? '',
  };
}

/**
 * Writes options as a frame's query string, without its `?`: `readFrameOptions` returns the same options
 * again, except that places are rounded to about a meter. Defaults are left out.
 */
export function urlFromFrameOptions({ view, stops, departures, ...own }: FrameOptions): string {
  const shown = LAYERS.filter((layer) => !view.hidden.includes(layer));
  // A layer that frames have only if their URL names it.
  const isNamed = !shown.every(isFirstLayer);
  const hidden = isNamed ? [] : view.hidden.filter(isFirstLayer);
  const query = urlFromView({ ...view, hidden, watches: [], follow: null });
  const parameters = new URLSearchParams(`view=embed&${query}`);
  if (isNamed) parameters.set('layers', shown.join(','));
  // A frame's address calls it what a link to the event does.
  const visited = parameters.get('for');
  if (visited !== null) {
    parameters.delete('for');
    parameters.set('event', visited);
  }
  if (stops.length > 0) parameters.set('stop', listText(stops));
  if (departures.filter.destinations.length > 0) parameters.delete('destination');
  for (const [name, text] of departureTexts(departures)) parameters.append(name, text);
  // The hidden layers and routes share a parameter.
  const hide = parameters.getAll('hide').join(',');
  if (hide !== '') parameters.set('hide', hide);
  // A list of a stop is its departures, unless the URL names other lists.
  const isOfStop = own.mode === 'list' && parameters.has('stop');
  const defaults = {
    ...textsOf(readFrameOptions(new URLSearchParams())),
    ...(isOfStop ? { panels: 'departures' } : {}),
  };
  for (const [name, text] of Object.entries(textsOf(own))) {
    if (text === ownValue(defaults, name)) continue;
    // The filters of the lots and the names of lots share a parameter.
    const before = name === 'lots' ? parameters.get(name) : null;
    parameters.set(name, before === null ? text : `${before},${text}`);
  }
  return parameters.toString().replaceAll('%2C', ',');
}
