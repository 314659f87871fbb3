import type { RouteSettings } from '../contract/settings.ts';
import type { Read } from './Read.ts';

/** The read of one selected route. Map, list and card share one poll for each route. */
export interface RouteRead<T> {
  readonly route: RouteSettings;
  /** Undefined until the first answer or failure. */
  readonly read: Read<T> | undefined;
}
