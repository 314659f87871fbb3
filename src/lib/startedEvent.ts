/** The event that the page dispatches on `window` when it first renders; the boot script waits for it. */
export const STARTED_EVENT = 'curbside:started';
