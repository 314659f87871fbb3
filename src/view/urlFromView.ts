import {
  panelWord,
  parseBearing,
  parseId,
  parsePlace,
  parseRadius,
  parseShortText,
  parseZoom,
} from '../contract/links/parameter-parsers.ts';
import type { ParseText } from '../contract/links/parameter-parsers.ts';
import type { Place } from '../lib/geo/distance.ts';
import { listText } from '../lib/names/list-text.ts';
import { journeyParameters } from './journey-view.ts';
import type { View } from './view.ts';

function roundedText(value: number, digits: number): string {
  return String(Math.round(value * 10 ** digits) / 10 ** digits);
}

/** Five decimals are about a meter. */
const placeToText = ({ lat, lon }: Place) => `${roundedText(lat, 5)},${roundedText(lon, 5)}`;

/**
 * Writes a view as a query string. `viewFromUrl` returns the same view again, except that places are rounded
 * to about a meter. Values that can't be parsed are left out.
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
  // An empty `route` is written: no route chosen is a different view than no choice made.
  if (view.routes !== null) parameters.set('route', listText(view.routes));
  setParameter('destination', view.destination);
  if (selection !== null) setParameter(selection.kind, selection.id, parseId);
  if (near !== null) setParameter('near', placeToText(near), parsePlace);
  if (view.journey !== null)
    for (const [name, value] of journeyParameters(view.journey, placeToText))
      setParameter(name, value, parseId);
  if (radius !== null) setParameter('radius', String(radius), parseRadius);
  setParameter('panel', view.panel === 'stops' ? null : panelWord(view.panel));
  const { sort, operator, hasOpenSpots, hasEvent } = view.lotFilter;
  setParameter('sort', sort);
  setParameter('operator', operator);
  setParameter(
    'lots',
    [...(hasOpenSpots ? ['room'] : []), ...(hasEvent ? ['event'] : [])].join(','),
  );
  setParameter('at', view.moment);
  setParameter('timetable', view.timetable);
  setParameter('needs', view.needs.join(','));
  for (const { stopID, destination, time } of view.watches) {
    const { routeID, before } = time;
    const parts = routeID === null ? [stopID] : [stopID, routeID, before];
    const to = destination === null ? [] : [destination];
    parameters.append(routeID === null ? 'watch' : 'alert', [...parts, ...to].join('~'));
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
  // Commas are valid in a query string, and the link stays readable.
  return parameters.toString().replaceAll('%2C', ',');
}
