import { city } from './the-city.ts';

/** The tile that contains a place. */
export function tileOf(lat: number, lon: number, z: number) {
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { z, x: Math.floor((lon / 360 + 0.5) * 2 ** z), y: Math.floor(y * 2 ** z) };
}

/** The demo city's tile around its main square. */
export async function centerTile(z: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { lat, lon } = city.city.city.center;
  const { x, y } = tileOf(lat, lon, z);
  return city.basemap.tile(z, x, y);
}

/** The demo city's tiles at some zooms: those from its northwest to its southeast. */
export async function demoTiles(
  ...zooms: readonly number[]
): Promise<(Uint8Array<ArrayBuffer> | null)[]> {
  const tiles = zooms.flatMap((z) => {
    const from = tileOf(43.665, -91.99, z);
    const to = tileOf(43.54, -91.81, z);
    const ofZoom: Promise<Uint8Array<ArrayBuffer> | null>[] = [];
    for (let x = from.x; x <= to.x; x += 1) {
      for (let y = from.y; y <= to.y; y += 1) ofZoom.push(city.basemap.tile(z, x, y));
    }
    return ofZoom;
  });
  return Promise.all(tiles);
}
