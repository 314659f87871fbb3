import { LOT_SORTS } from '../contract/links/lot-filter.ts';
import {
  parseBearing,
  parseCivilTime,
  parseDate,
  parseId,
  parseLanguage,
  parseOneOf,
  parsePanelOf,
  parsePlace,
  parseRadius,
  parseShortText,
  parseZoom,
} from '../contract/links/parameter-parsers.ts';
import type { ParseText } from '../contract/links/parameter-parsers.ts';
import { USUAL_MINUTES } from '../contract/links/stop-watch.ts';
import type { Watch } from '../contract/links/stop-watch.ts';
import { NEEDS } from '../contract/links/vehicle-needs.ts';
import { SELECTION_KINDS } from '../contract/subjects.ts';
import { THEMES } from '../lib/colors/theme.ts';
import { UNITS } from '../lib/geo/lengths.ts';
import { splitListText } from '../lib/names/list-text.ts';
import { journeyFrom } from './journey-view.ts';
import { LAYERS, MAX_WATCHES, PANELS } from './view.ts';
import type { Selection, View } from './view.ts';

/** A URL with more routes isn't ours; the rest are dropped. */
const MAX_ROUTES = 64;

/** The first valid value of a parameter, or null if there is none. */
function firstValue<T>(parse: ParseText<T>, parameters: URLSearchParams, name: string): T | null {
  for (const text of parameters.getAll(name)) {
    const value = parse(text);
    if (value !== null) return value;
  }
  return null;
}

const listValue = (parameters: URLSearchParams, name: string): string[] => [
  ...new Set(
    parameters
      .getAll(name)
      .flatMap(splitListText)
      .filter((part) => parseShortText(part) !== null),
  ),
];

function selectionFrom(parameters: URLSearchParams): Selection | null {
  for (const kind of SELECTION_KINDS) {
    const id = firstValue(parseId, parameters, kind);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** By parameter: a stop, for any route, in old links; or a stop, a route, and minutes from 2 to 20, "here" or a place. */
const WATCHES = {
  watch: /^(?<stopID>[^~]*)(?:~(?<destination>.*))?$/,
  alert:
    /^(?<stopID>[^~]*)~(?<routeID>[^~]+)~(?<before>[2-9]|1\d|20|here|-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)(?:~(?<destination>.*))?$/,
};

function watchesFrom(parameters: URLSearchParams): Watch[] {
  const watches = Object.entries(WATCHES).flatMap(([name, pattern]) =>
    [...new Set(parameters.getAll(name))].flatMap((text) => {
      const match = pattern.exec(text);
      const { stopID, destination = null, routeID = null, before } = match?.groups ?? {};
      const parts = [stopID, routeID ?? stopID, destination ?? stopID];
      return stopID !== undefined && parts.every((part = '') => parseShortText(part) !== null)
        ? [{ stopID, destination, time: { routeID, before: before ?? USUAL_MINUTES } }]
        : [];
    }),
  );
  return watches.slice(0, MAX_WATCHES);
}

/**
 * Reads a view from a query string. Unknown parameters are ignored and invalid values dropped; neither
 * affects the other parameters.
 */
export function viewFromUrl(parameters: URLSearchParams): View {
  const center = firstValue(parsePlace, parameters, 'center');
  const zoom = firstValue(parseZoom, parameters, 'zoom');
  return {
    routes: parameters.has('route') ? listValue(parameters, 'route').slice(0, MAX_ROUTES) : null,
    destination: firstValue(parseShortText, parameters, 'destination'),
    selection: selectionFrom(parameters),
    near: firstValue(parsePlace, parameters, 'near'),
    radius: firstValue(parseRadius, parameters, 'radius'),
    journey: journeyFrom((parse, name) => firstValue(parse, parameters, name)),
    panel: firstValue(parsePanelOf(PANELS), parameters, 'panel') ?? 'stops',
    lotFilter: {
      sort: firstValue(parseOneOf(LOT_SORTS), parameters, 'sort'),
      operator: firstValue(parseShortText, parameters, 'operator'),
      hasOpenSpots: listValue(parameters, 'lots').includes('room'),
      hasEvent: listValue(parameters, 'lots').includes('event'),
    },
    moment: firstValue(parseCivilTime, parameters, 'at'),
    timetable: firstValue(parseDate, parameters, 'timetable'),
    needs: NEEDS.filter((need) => listValue(parameters, 'needs').includes(need)),
    watches: watchesFrom(parameters),
    follow: firstValue(parseId, parameters, 'follow'),
    hidden: LAYERS.filter((layer) => listValue(parameters, 'hide').includes(layer)),
    camera:
      center === null || zoom === null
        ? null
        : { ...center, zoom, bearing: firstValue(parseBearing, parameters, 'bearing') ?? 0 },
    theme: firstValue(parseOneOf(THEMES), parameters, 'theme'),
    lang: firstValue(parseLanguage, parameters, 'lang'),
    units: firstValue(parseOneOf(UNITS), parameters, 'units'),
  };
}
