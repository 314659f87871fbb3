import { LOT_SORTS } from '../lib/lot-sorts.ts';
import { NEEDS } from '../lib/vehicle-needs.ts';
import type { Watch } from '../lib/stop-watch.ts';
import { UNITS } from '../lib/geo/lengths.ts';
import { THEMES } from '../lib/theme.ts';
import { LAYERS, MOST_WATCHES, PANELS, SELECTION_KINDS } from './view.ts';
import type { Selection, View } from './view.ts';
import {
  bearingText,
  civilText,
  idText,
  languageText,
  oneOf,
  placeText,
  radiusText,
  shortText,
  zoomText,
} from './view-texts.ts';
import type { ReadText } from './view-texts.ts';

/** A URL that grew past this is not ours; what stands behind it is dropped. */
const MOST_ROUTES = 64;

/** The first good value of a parameter, or null where there is none: a bad one never stops the page. */
function valueOf<T>(read: ReadText<T>, parameters: URLSearchParams, name: string): T | null {
  for (const text of parameters.getAll(name)) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

const listOf = (parameters: URLSearchParams, name: string): string[] => [
  ...new Set(
    parameters
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((part) => part.trim())
      .filter((part) => shortText(part) !== null),
  ),
];

function selectionFrom(parameters: URLSearchParams): Selection | null {
  for (const kind of SELECTION_KINDS) {
    const id = valueOf(idText, parameters, kind);
    if (id !== null) return { kind, id };
  }
  return null;
}

function watchesFrom(parameters: URLSearchParams): Watch[] {
  const texts = [...new Set(parameters.getAll('watch'))];
  const watches = texts.flatMap((text) => {
    const [, stopID, destination = null] = /^([^~]*)(?:~(.*))?$/.exec(text) ?? [];
    const parts = destination === null ? [stopID] : [stopID, destination];
    return stopID !== undefined && parts.every((part = '') => shortText(part) !== null)
      ? [{ stopID, destination }]
      : [];
  });
  return watches.slice(0, MOST_WATCHES);
}

/**
 * Reads a view from a query string. Every parameter is read by itself: what is unknown is ignored,
 * what is bad is dropped, and the rest stands.
 */
export function viewFromUrl(parameters: URLSearchParams): View {
  const center = valueOf(placeText, parameters, 'center');
  const zoom = valueOf(zoomText, parameters, 'zoom');
  return {
    routes: parameters.has('route') ? listOf(parameters, 'route').slice(0, MOST_ROUTES) : null,
    destination: valueOf(shortText, parameters, 'destination'),
    selection: selectionFrom(parameters),
    near: valueOf(placeText, parameters, 'near'),
    radius: valueOf(radiusText, parameters, 'radius'),
    panel: valueOf(oneOf(PANELS), parameters, 'panel') ?? 'stops',
    lotWish: {
      sort: valueOf(oneOf(LOT_SORTS), parameters, 'sort') ?? 'name',
      operator: valueOf(shortText, parameters, 'operator'),
      withRoom: listOf(parameters, 'lots').includes('room'),
      withEvent: listOf(parameters, 'lots').includes('event'),
    },
    moment: valueOf(civilText, parameters, 'at'),
    needs: NEEDS.filter((need) => listOf(parameters, 'needs').includes(need)),
    watches: watchesFrom(parameters),
    follow: valueOf(idText, parameters, 'follow'),
    hidden: LAYERS.filter((layer) => listOf(parameters, 'hide').includes(layer)),
    camera:
      center === null || zoom === null
        ? null
        : { ...center, zoom, bearing: valueOf(bearingText, parameters, 'bearing') ?? 0 },
    theme: valueOf(oneOf(THEMES), parameters, 'theme'),
    lang: valueOf(languageText, parameters, 'lang'),
    units: valueOf(oneOf(UNITS), parameters, 'units'),
  };
}
