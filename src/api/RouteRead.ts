import type { RouteDocument } from '../contract/documents/route-document.ts';
import type { RouteSettings } from '../contract/settings/settings.ts';
import type { Read } from './Read.ts';

/** A route as far as the page knows it: its settings, and what its document adds. */
export type KnownRoute = RouteSettings &
  Partial<RouteDocument> & {
    /** When the document was read, in milliseconds of `monotonicNow`. */
    readonly documentReadAt?: number | undefined;
  };

/** The read of one selected route. Map, list and card share one poll for each route. */
export interface RouteRead<T> {
  readonly route: KnownRoute;
  /** Undefined until the first answer or failure. */
  readonly read: Read<T> | undefined;
}
