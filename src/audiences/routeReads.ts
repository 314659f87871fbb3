import { useMemo } from 'react';

import type { Read } from '../api/Read.ts';
import type { RouteRead } from '../api/RouteRead.ts';
import type { RouteSettings } from '../contract/settings.ts';

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
