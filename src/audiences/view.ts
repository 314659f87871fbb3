import * as z from 'zod/mini';

import { between, wholeBetween } from '../contract/scalars.ts';
import { NEEDS } from '../features/vehicles/vehicle-needs.ts';
import type { Need } from '../features/vehicles/vehicle-needs.ts';
import { UNITS } from '../lib/distance.ts';
import type { Units } from '../lib/distance.ts';

/** What is chosen on the map or in a list; `id` is the thing's own identifier. */
export interface Selection {
  readonly kind: 'stop' | 'vehicle' | 'lot' | 'event';
  readonly id: string;
}

export const PANELS = ['stops', 'buses', 'parking', 'events'] as const;
export type Panel = (typeof PANELS)[number];

export const LAYERS = ['stops', 'vehicles', 'lots'] as const;
type LayerName = (typeof LAYERS)[number];

/** Which lots are shown, on map and list alike, and in which order (C12). */
interface LotWish {
  readonly sort: 'name' | 'open' | 'distance' | 'ride';
  /** Code of one operator, or null for all. */
  readonly operator: string | null;
  readonly withRoom: boolean;
  readonly withEvent: boolean;
}

/** Where the map looks: a place, how near, and which way is up in degrees clockwise from north. */
interface ViewCamera {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
  readonly bearing: number;
}

/** A stop that is watched for buses, and where they are to go; null for wherever (R16). */
interface Watch {
  readonly stopID: string;
  readonly destination: string | null;
}

/** All of a view that can be shared: the URL is its only home (R20). */
export interface View {
  /** IDs of the chosen routes, each once, in the order chosen; null where the URL says nothing. */
  readonly routes: readonly string[] | null;
  readonly destination: string | null;
  readonly selection: Selection | null;
  /** The point around which stops are searched. */
  readonly near: { readonly lat: number; readonly lon: number } | null;
  /** Feet, 100 to 499; null for the interface's default of 500. */
  readonly radius: number | null;
  readonly panel: Panel;
  readonly lotWish: LotWish;
  /** Civil time of the city for which lots are looked at, `2026-11-20T19:00`; null for now (C29). */
  readonly moment: string | null;
  /** What a bus must have; the others stand back (R15). */
  readonly needs: readonly Need[];
  readonly watches: readonly Watch[];
  /** The vehicle that the camera goes along with (R13), by its key. */
  readonly follow: string | null;
  readonly hidden: readonly LayerName[];
  readonly camera: ViewCamera | null;
  readonly theme: 'light' | 'dark' | null;
  readonly lang: string | null;
  /** What distances are told in; null for what the city has. */
  readonly units: Units | null;
}

/** A URL that grew past this is not ours; what stands behind it is dropped. */
const MOST_ROUTES = 64;
/** More would not be read in time to catch a bus. */
export const MOST_WATCHES = 4;
const LONGEST_TEXT = 80;
/** An event is told by its name, venue and time together. */
const LONGEST_ID = 300;

const textUpTo = (longest: number) =>
  z.string().check(z.refine((text) => text !== '' && text.length <= longest));

const shortText = textUpTo(LONGEST_TEXT);
/** Of a minute that the clocks show twice the first is meant, unless an offset names the second (0018). */
const civilText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}([+-]\d{2}:\d{2})?$/));
const decimal = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/));

const placeText = z.codec(
  z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)),
  z.object({
    lat: between(-90, 90),
    lon: between(-180, 180),
  }),
  {
    decode: (text) => {
      const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number);
      return { lat, lon };
    },
    // Five decimals are a metre on the ground.
    encode: ({ lat, lon }) => `${roundTo(lat, 5)},${roundTo(lon, 5)}`,
  },
);

const zoomText = z.codec(decimal, between(0, 22), {
  decode: Number,
  encode: (zoom) => String(roundTo(zoom, 2)),
});

const bearingText = z.codec(decimal, between(0, 359), { decode: Number, encode: String });

const radiusText = z.codec(z.string().check(z.regex(/^\d{3}$/)), wholeBetween(100, 499), {
  decode: Number,
  encode: String,
});

function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** The parameter's value, or null where it is absent or bad: a bad value never stops the page. */
function valueOf<S extends z.ZodMiniType>(
  schema: S,
  parameters: URLSearchParams,
  name: string,
): z.output<S> | null {
  const parsed = z.safeParse(schema, parameters.get(name));
  return parsed.success ? parsed.data : null;
}

const listOf = (parameters: URLSearchParams, name: string): string[] => [
  ...new Set(
    parameters
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((part) => part.trim())
      .filter((part) => z.safeParse(shortText, part).success),
  ),
];

function selectionFrom(parameters: URLSearchParams): Selection | null {
  for (const kind of ['stop', 'vehicle', 'lot', 'event'] as const) {
    const id = valueOf(textUpTo(LONGEST_ID), parameters, kind);
    if (id !== null) return { kind, id };
  }
  return null;
}

function watchesFrom(parameters: URLSearchParams): Watch[] {
  const texts = [...new Set(parameters.getAll('watch'))];
  const watches = texts.flatMap((text) => {
    const [, stopID, destination = null] = /^([^~]*)(?:~(.*))?$/.exec(text) ?? [];
    const parts = destination === null ? [stopID] : [stopID, destination];
    return stopID !== undefined && parts.every((part) => z.safeParse(shortText, part).success)
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
    panel: valueOf(z.enum(PANELS), parameters, 'panel') ?? 'stops',
    lotWish: {
      sort: valueOf(z.enum(['name', 'open', 'distance', 'ride']), parameters, 'sort') ?? 'name',
      operator: valueOf(shortText, parameters, 'operator'),
      withRoom: listOf(parameters, 'lots').includes('room'),
      withEvent: listOf(parameters, 'lots').includes('event'),
    },
    moment: valueOf(civilText, parameters, 'at'),
    needs: NEEDS.filter((need) => listOf(parameters, 'needs').includes(need)),
    watches: watchesFrom(parameters),
    follow: valueOf(textUpTo(LONGEST_ID), parameters, 'follow'),
    hidden: LAYERS.filter((layer) => listOf(parameters, 'hide').includes(layer)),
    camera:
      center === null || zoom === null
        ? null
        : { ...center, zoom, bearing: valueOf(bearingText, parameters, 'bearing') ?? 0 },
    theme: valueOf(z.enum(['light', 'dark']), parameters, 'theme'),
    lang: valueOf(z.string().check(z.regex(/^[a-z]{2}$/)), parameters, 'lang'),
    units: valueOf(z.enum(UNITS), parameters, 'units'),
  };
}

/**
 * Writes a view as a query string: `viewFromUrl` of it gives the same view again, but for what
 * rounding takes from places (a metre).
 */
export function urlFromView(view: View): string {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | null) => {
    if (value !== null && value !== '') parameters.set(name, value);
  };
  // An empty `route` stays: none chosen is another view than none said.
  if (view.routes !== null) parameters.set('route', view.routes.join(','));
  put('destination', view.destination);
  if (view.selection !== null) put(view.selection.kind, view.selection.id);
  put('near', view.near === null ? null : z.encode(placeText, view.near));
  put('radius', view.radius === null ? null : z.encode(radiusText, view.radius));
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
  put('follow', view.follow);
  put('hide', view.hidden.join(','));
  if (view.camera !== null) {
    put('center', z.encode(placeText, view.camera));
    put('zoom', z.encode(zoomText, view.camera.zoom));
    const bearing = Math.round(view.camera.bearing + 360) % 360;
    put('bearing', bearing === 0 ? null : z.encode(bearingText, bearing));
  }
  put('theme', view.theme);
  put('lang', view.lang);
  put('units', view.units);
  // A comma needs no escape in a query, and a link without them can be read aloud.
  return parameters.toString().replaceAll('%2C', ',');
}
