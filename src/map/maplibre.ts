import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AJAXError,
  getGlobalDispatcher,
  GPUInitializationError,
  Map as MapLibreMap,
  setWorkerUrl,
} from 'maplibre-gl';
import workerURL from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/**
 * The URL of MapLibre's worker. In a sandboxed frame the origin is opaque, and MapLibre starts the
 * worker from a copy of its source, where relative imports fail. So there it gets a data: URL with one
 * line that imports the worker by its absolute URL (B7).
 */
function workerAddress(): string {
  const absolute = new URL(workerURL, document.baseURI).href;
  return globalThis.origin === 'null'
    ? `data:text/javascript,import${encodeURIComponent(JSON.stringify(absolute))}`
    : absolute;
}

setWorkerUrl(workerAddress());

/**
 * Whether the worker of the page's maps answers, even with an error.
 *
 * @param limit how long to wait for an answer, in milliseconds
 */
export const pingWorker = (limit: number): Promise<boolean> => getGlobalDispatcher().ping(limit);

export { AJAXError, GPUInitializationError, MapLibreMap };
