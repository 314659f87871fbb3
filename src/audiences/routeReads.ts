import { useMemo } from 'react';

import type { Read } from '../api/Read.ts';
import type { RouteSettings } from '../contract/settings.ts';

/** What was read of one chosen route; `read` is undefined until the first answer or failure. */
export interface RouteRead<T> {
  readonly route: RouteSettings;
  readonly read: Read<T> | undefined;
}

/** Named once, so that React Query keeps the combined array until one of its answers changes. */
export function answersOf<T>(results: readonly { data: T | undefined }[]): (T | undefined)[] {
  return results.map(({ data }) => data);
}

/** Puts what was read beside its route; the same array until one of them changes. */
export function useByRoute<T>(
  routes: readonly RouteSettings[],
  reads: readonly (Read<T> | undefined)[],
): readonly RouteRead<T>[] {
  return useMemo(
    () => routes.map((route, index) => ({ route, read: reads[index] })),
    [routes, reads],
  );
}
