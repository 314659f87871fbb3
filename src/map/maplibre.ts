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
 * Where MapLibre's worker is. In a sandboxed frame without an origin MapLibre would start it from a
 * copy of its text, in which the names of the chunks that it shares with the page lead nowhere; a text
 * that imports the whole address is copied unharmed (B7).
 */
function workerAddress(): string {
  const whole = new URL(workerURL, document.baseURI).href;
  return globalThis.origin === 'null'
    ? `data:text/javascript,import${encodeURIComponent(JSON.stringify(whole))}`
    : whole;
}

setWorkerUrl(workerAddress());

/**
 * Whether the worker of the maps on this page answers, be it with an error.
 *
 * @param limit milliseconds that it has
 */
export const pingWorker = (limit: number): Promise<boolean> => getGlobalDispatcher().ping(limit);

export { AJAXError, GPUInitializationError, MapLibreMap };
