/**
 * The TileJSON of OpenFreeMap: a public server of the OpenMapTiles schema without key, limits or cookies.
 * It requires an attribution, which is in the TileJSON. The tiles are on the same host.
 */
export const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/planet';
