import type { Place } from '../lib/distance.ts';

/** Where the map looks: the place in the middle of what no panel covers, and how near. */
export interface Camera {
  readonly center: Place;
  /** 0 is the world, 22 a doorstep. */
  readonly zoom: number;
  /** Degrees clockwise from north that are up; 0 when left out. */
  readonly bearing?: number;
}

/** Two corners of an area. */
export interface Bounds {
  readonly southWest: Place;
  readonly northEast: Place;
}

/** Pixels of the map's edges that something covers: a sheet, a panel. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

/**
 * A camera as the URL has it: `43.07305,-89.40123,13.5`, and a bearing where north is not up. Five
 * decimals are a metre, and spare the URL from changing when nobody would see it.
 */
export function formatCamera({ center, zoom, bearing = 0 }: Camera): string {
  const numbers = [center.lat.toFixed(5), center.lon.toFixed(5), zoom.toFixed(2)].map(Number);
  const degrees = Math.round(turned(bearing)) % 360;
  return [...numbers, ...(degrees === 0 ? [] : [degrees])].join(',');
}

/** The camera that `formatCamera` wrote, or null for what is not one (R20: a bad value is dropped). */
export function parseCamera(text: string): Camera | null {
  const fields = text.split(',');
  if (fields.some((field) => !/^-?\d{1,4}(\.\d{1,15})?$/.test(field))) return null;
  const [lat, lon, zoom, bearing = 0, ...rest] = fields.map(Number);
  if (lat === undefined || lon === undefined || zoom === undefined || rest.length > 0) return null;
  if (Math.abs(lat) > 85 || Math.abs(lon) > 180 || zoom < 0 || zoom > 22) return null;
  const camera = { center: { lat, lon }, zoom };
  return turned(bearing) === 0 ? camera : { ...camera, bearing: turned(bearing) };
}

/** How far right and down of the canvas's middle the middle of what is not covered lies, in pixels. */
export function uncoveredOffset({ top, right, bottom, left }: Padding): [number, number] {
  return [(left - right) / 2, (top - bottom) / 2];
}

/** The smallest area that holds all places; null of none. */
export function boundsOf(places: readonly Place[]): Bounds | null {
  const [first] = places;
  if (!first) return null;
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  return {
    southWest: { lat: Math.min(...lats), lon: Math.min(...lons) },
    northEast: { lat: Math.max(...lats), lon: Math.max(...lons) },
  };
}
