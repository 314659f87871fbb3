import type { Place } from '../lib/geo/distance.ts';
import type { View } from './view.ts';
import { bearingText, idText, placeText, radiusText, shortText, zoomText } from './view-texts.ts';
import type { ReadText } from './view-texts.ts';

function rounded(value: number, digits: number): string {
  return String(Math.round(value * 10 ** digits) / 10 ** digits);
}

/** Five decimals are a metre on the ground. */
const textOf = ({ lat, lon }: Place) => `${rounded(lat, 5)},${rounded(lon, 5)}`;

/**
 * Writes a view as a query string: `viewFromUrl` of it gives the same view again, but for what
 * rounding takes from places (a metre). What would not be read is left out.
 */
export function urlFromView(view: View): string {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | null, read: ReadText<unknown> = shortText) => {
    if (value !== null && read(value) !== null) parameters.set(name, value);
  };
  const { near, radius, selection, camera } = view;
  // An empty `route` stays: none chosen is another view than none said.
  if (view.routes !== null) parameters.set('route', view.routes.join(','));
  put('destination', view.destination);
  if (selection !== null) put(selection.kind, selection.id, idText);
  if (near !== null) put('near', textOf(near), placeText);
  if (radius !== null) put('radius', String(radius), radiusText);
  put('panel', view.panel === 'stops' ? null : view.panel);
  const { sort, operator, withRoom, withEvent } = view.lotWish;
  put('sort', sort === 'name' ? null : sort);
  put('operator', operator);
  put('lots', [...(withRoom ? ['room'] : []), ...(withEvent ? ['event'] : [])].join(','));
  put('at', view.moment);
  put('needs', view.needs.join(','));
  for (const { stopID, destination } of view.watches) {
    parameters.append('watch', destination === null ? stopID : `${stopID}~${destination}`);
  }
  put('follow', view.follow, idText);
  put('hide', view.hidden.join(','));
  if (camera !== null) {
    put('center', textOf(camera), placeText);
    put('zoom', rounded(camera.zoom, 2), zoomText);
    const bearing = Math.round(camera.bearing + 360) % 360;
    put('bearing', bearing === 0 ? null : String(bearing), bearingText);
  }
  put('theme', view.theme);
  put('lang', view.lang);
  put('units', view.units);
  // A comma needs no escape in a query, and a link without them can be read aloud.
  return parameters.toString().replaceAll('%2C', ',');
}
