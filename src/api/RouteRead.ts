import type { RouteSettings } from '../contract/settings.ts';
import type { Read } from './Read.ts';

/** What was read of one chosen route; each is polled once and shared by map, list and card. */
export interface RouteRead<T> {
  readonly route: RouteSettings;
  /** Undefined until the first answer or failure. */
  readonly read: Read<T> | undefined;
}
