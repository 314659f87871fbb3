import workerURL from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** Whether the page has no origin of its own, as in a sandboxed frame. */
const isSandboxed = (): boolean => globalThis.origin === 'null';

/**
 * The URL of MapLibre's worker. In a sandboxed frame MapLibre starts the worker from a copy of its source, where
 * relative imports fail. So there it gets a data: URL with one line that imports the worker by its absolute URL.
 */
export function workerAddress(): string {
  const absolute = new URL(workerURL, document.baseURI).href;
  return isSandboxed()
    ? `data:text/javascript,import${encodeURIComponent(JSON.stringify(absolute))}`
    : absolute;
}
