/** Browsers make each timer that a timer sets wait for 4 ms: seconds, in hundreds of steps. A message waits for nothing. */
function afterMessage(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    callback();
  });
  port1.start();
  port2.postMessage(null);
}

/** Not every runtime of the service has `setImmediate`; of those without it, only a page's worker certainly has messages. */
const later: (callback: () => void) => unknown =
  'setImmediate' in globalThis
    ? setImmediate
    : 'DedicatedWorkerGlobalScope' in globalThis
      ? afterMessage
      : setTimeout;

/** Resolves after other requests had their turn. */
export const nextTurn = () => new Promise<void>((resolve) => void later(resolve));
