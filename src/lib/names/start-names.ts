/** The event that the page dispatches on `window` when it first renders; the boot script waits for it. */
export const STARTED_EVENT = 'curbside:started';

/** The event that the page dispatches on `window` if it cannot start; the boot script reloads it. */
export const FAILED_EVENT = 'curbside:failed';

/** Where a display stores its city's name in localStorage, to show it while it starts. */
export const CITY_NAME_KEY = 'curbside:city';

/** The file with the words of a page that has not started, by language other than English. */
export const BOOT_WORDS = '/boot-words.json';
