import type { Place } from '../lib/geo/distance.ts';
import type { View } from './view.ts';
import {
  parseBearing,
  parseId,
  parsePlace,
  parseRadius,
  parseShortText,
  parseZoom,
} from './parameter-parsers.ts';
import type { ParseText } from './parameter-parsers.ts';

function roundedText(value: number, digits: number): string {
  return String(Math.round(value * 10 ** digits) / 10 ** digits);
}

/** Five decimals are a metre on the ground. */
const placeToText = ({ lat, lon }: Place) => `${roundedText(lat, 5)},${roundedText(lon, 5)}`;

/**
 * Writes a view as a query string: `viewFromUrl` of it gives the same view again, but for what
 * rounding takes from places (a metre). What would not be read is left out.
 */
export function urlFromView(view: View): string {
  const parameters = new URLSearchParams();
  const setParameter = (
    name: string,
    value: string | null,
    parse: ParseText<unknown> = parseShortText,
  ) => {
    if (value !== null && parse(value) !== null) parameters.set(name, value);
  };
  const { near, radius, selection, camera } = view;
  // An empty `route` stays: none chosen is another view than none said.
  if (view.routes !== null) parameters.set('route', view.routes.join(','));
  setParameter('destination', view.destination);
  if (selection !== null) setParameter(selection.kind, selection.id, parseId);
  if (near !== null) setParameter('near', placeToText(near), parsePlace);
  if (radius !== null) setParameter('radius', String(radius), parseRadius);
  setParameter('panel', view.panel === 'stops' ? null : view.panel);
  const { sort, operator, hasOpenSpots: withRoom, hasEvent: withEvent } = view.lotFilter;
  setParameter('sort', sort === 'name' ? null : sort);
  setParameter('operator', operator);
  setParameter('lots', [...(withRoom ? ['room'] : []), ...(withEvent ? ['event'] : [])].join(','));
  setParameter('at', view.moment);
  setParameter('needs', view.needs.join(','));
  for (const { stopID, destination } of view.watches) {
    parameters.append('watch', destination === null ? stopID : `${stopID}~${destination}`);
  }
  setParameter('follow', view.follow, parseId);
  setParameter('hide', view.hidden.join(','));
  if (camera !== null) {
    setParameter('center', placeToText(camera), parsePlace);
    setParameter('zoom', roundedText(camera.zoom, 2), parseZoom);
    const bearing = Math.round(camera.bearing + 360) % 360;
    setParameter('bearing', bearing === 0 ? null : String(bearing), parseBearing);
  }
  setParameter('theme', view.theme);
  setParameter('lang', view.lang);
  setParameter('units', view.units);
  // A comma needs no escape in a query, and a link without them can be read aloud.
  return parameters.toString().replaceAll('%2C', ',');
}
