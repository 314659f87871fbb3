/** Milliseconds after which the page doesn't wait for the service alone. */
const LATE = 3_000;

/** One operation may fail while the service works. Several that fail in a row have one cause. */
const SEVERAL = 2;

/** The operations that failed or are late, since the service last answered one. */
const failing = new Set<string>();
/** Those that failed while it answered others. They say nothing of the service. */
const failingAlone = new Set<string>();
const listeners = new Set<() => void>();
/** How often all was forgotten. Requests from before no longer count. */
let forgotten = 0;

/**
 * @param isAnswered null if a late request no longer says anything, because the page gave it up
 */
function note(operation: string, isAnswered: boolean | null): void {
  const before = isServiceDown();
  if (isAnswered === null) failing.delete(operation);
  else if (isAnswered) {
    for (const other of failing) failingAlone.add(other);
    failing.clear();
    failingAlone.delete(operation);
  } else if (!failingAlone.has(operation)) failing.add(operation);
  if (isServiceDown() !== before) for (const listener of listeners) listener();
}

/** Whether the service answers nothing. Without a network it can't: of what browsers say of it, only that is reliable. */
export const isServiceDown = (): boolean => failing.size >= SEVERAL || !navigator.onLine;

export function subscribeToService(listener: () => void): () => void {
  const network = ['online', 'offline'];
  listeners.add(listener);
  for (const event of network) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of network) window.removeEventListener(event, listener);
  };
}

/** Knows nothing of the service, as when a page opens. */
export function forgetService(): void {
  failing.clear();
  failingAlone.clear();
  forgotten += 1;
}

/**
 * Follows a request to the service.
 *
 * @param operation its path
 * @param isAborted whether the page itself gave it up
 * @returns whether it is answered in time. It may still be answered later
 */
export function followRequest(
  operation: string,
  request: Promise<Response>,
  isAborted: () => boolean,
): Promise<boolean> {
  const begun = forgotten;
  return new Promise((resolve) => {
    let isLate = false;
    const settle = (isAnswered: boolean) => {
      if (begun === forgotten && !isAborted()) note(operation, isAnswered);
      else if (begun === forgotten && isLate) note(operation, null);
      resolve(isAnswered);
    };
    const timer = setTimeout(() => {
      isLate = true;
      settle(false);
    }, LATE);
    const end = (isAnswered: boolean) => {
      clearTimeout(timer);
      settle(isAnswered);
    };
    request.then(
      ({ status }) => end(status < 500),
      () => end(false),
    );
  });
}
