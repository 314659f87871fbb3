import { city } from './the-city.ts';

/** The tile that contains a place. */
export function tileOf(lat: number, lon: number, z: number) {
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { z, x: Math.floor((lon / 360 + 0.5) * 2 ** z), y: Math.floor(y * 2 ** z) };
}

/** The demo city's tile around its main square. */
export function centerTile(z: number): Uint8Array<ArrayBuffer> | null {
  const { lat, lon } = city.city?.city.center ?? { lat: 0, lon: 0 };
  const { x, y } = tileOf(lat, lon, z);
  return city.basemap?.tile(z, x, y) ?? null;
}

/** The demo city's tiles at some zooms: those from its northwest to its southeast. */
export function demoTiles(...zooms: readonly number[]): (Uint8Array<ArrayBuffer> | null)[] {
  return zooms.flatMap((z) => {
    const from = tileOf(43.665, -91.99, z);
    const to = tileOf(43.54, -91.81, z);
    const tiles: (Uint8Array<ArrayBuffer> | null)[] = [];
    for (let x = from.x; x <= to.x; x += 1) {
      for (let y = from.y; y <= to.y; y += 1) tiles.push(city.basemap?.tile(z, x, y) ?? null);
    }
    return tiles;
  });
}
