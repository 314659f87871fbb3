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

/** Whether the worker of the page's maps answers within a limit in milliseconds, even with an error. */
export const pingWorker = (limit: number): Promise<boolean> => getGlobalDispatcher().ping(limit);

export { AJAXError, GPUInitializationError, MapLibreMap };
