import './maplibre.css';
import {
  AJAXError,
  getGlobalDispatcher,
  GPUInitializationError,
  Map as MapLibreMap,
  setWorkerUrl,
} from 'maplibre-gl';

import { workerAddress } from './health/workerAddress.ts';

setWorkerUrl(workerAddress());

/**
 * Whether the worker of the page's maps answers, even with an error.
 *
 * @param limit how long to wait for an answer, in milliseconds
 */
export const pingWorker = (limit: number): Promise<boolean> => getGlobalDispatcher().ping(limit);

export { AJAXError, GPUInitializationError, MapLibreMap };
