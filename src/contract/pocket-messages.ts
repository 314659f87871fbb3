import type { Settings } from './settings/settings.ts';

/**
 * What the page tells its worker: to open the city of its settings, or to answer a path. `now` is the service's time, in
 * milliseconds since 1970.
 */
export type PocketRequest =
  | { readonly settings: Settings; readonly cityDocument: string; readonly now: number }
  | { readonly id: number; readonly path: string };

/** What the worker tells the page: that it has the city, or an answer. Null if it has none. */
export type PocketReply =
  | { readonly isReady: boolean }
  | { readonly id: number; readonly body: string | null };
