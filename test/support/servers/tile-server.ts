import { type IncomingMessage, type ServerResponse } from 'node:http';

import { realTile } from '../answers/vector-tiles.ts';
import { startOrigin } from '../nginx/startOrigin.ts';

const TILE = /^\/v1\/(\d+)\/(\d+)\/(\d+)\.pbf$/;

/** The schema's layers, except `aeroway`: an extract of a region may lack one. */
// oxfmt-ignore
const LAYERS = [
  'water', 'waterway', 'landcover', 'landuse', 'mountain_peak', 'park', 'boundary', 'transportation',
  'building', 'water_name', 'transportation_name', 'place', 'housenumber', 'poi', 'aerodrome_label',
];

const ATTRIBUTION =
  '<a href="https://www.openmaptiles.org/">© OpenMapTiles</a> ' +
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/** An answer to a GET request; null if there is nothing at the path. */
export interface TileAnswer {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * Answers as a server of the OpenMapTiles schema does: a TileJSON document at `/planet`, and the real
 * tiles at the URLs in it. Where there is no tile, it is empty.
 *
 * @param origin the server's own origin
 */
export function tileAnswer(origin: string, path: string): TileAnswer | null {
  if (path === '/planet') {
    const json = {
      tilejson: '3.0.0',
      tiles: [`${origin}/v1/{z}/{x}/{y}.pbf`],
      vector_layers: LAYERS.map((id) => ({ id, fields: {} })),
      minzoom: 0,
      maxzoom: 14,
      attribution: ATTRIBUTION,
    };
    return { type: 'application/json', body: JSON.stringify(json) };
  }
  const [, z, x, y] = TILE.exec(path)?.map(Number) ?? [];
  if (z === undefined || x === undefined || y === undefined) return null;
  return { type: 'application/x-protobuf', body: realTile(z, x, y) ?? new Uint8Array(0) };
}

export interface TileServer {
  /** The URL of the TileJSON document. */
  readonly url: string;
  /** The paths that were requested. */
  readonly requests: readonly string[];
  /** While true, every request fails with HTTP 503. */
  isDown: boolean;
  stop(): Promise<void>;
}

/** Serves the real tiles on any free port of this machine, to pages on every origin. */
export async function startTileServer(): Promise<TileServer> {
  const requests: string[] = [];
  let origin = '';
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    requests.push(path);
    const found = tiles.isDown ? null : tileAnswer(origin, path);
    response.writeHead(tiles.isDown ? 503 : found === null ? 404 : 200, {
      'access-control-allow-origin': '*',
      'content-type': found?.type ?? 'text/plain',
    });
    response.end(found?.body);
  };
  const server = await startOrigin(answer);
  origin = `http://127.0.0.1:${server.port}`;
  const tiles: TileServer = {
    url: `${origin}/planet`,
    requests,
    isDown: false,
    stop: () => server.stop(),
  };
  return tiles;
}
