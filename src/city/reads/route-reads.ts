import { useDeferredValue, useMemo, useState } from 'react';

import type { Read } from '../../api/Read.ts';
import type { KnownRoute, RouteRead } from '../../api/RouteRead.ts';

/**
 * The reads of several queries by index. A map, because React Query compares arrays deeply, down to every
 * number of every vehicle.
 */
type Reads<T> = ReadonlyMap<number, T | undefined>;

/** The `combine` option for `useReadsByRoute`. It returns the same map until one of the reads changes. */
export function useCombineReads<T>() {
  const [combine] = useState(() => {
    let last: Reads<T> = new Map();
    return (results: readonly { data: T | undefined }[]) => {
      const isSame =
        results.length === last.size &&
        results.every(({ data }, index) => data === last.get(index));
      if (!isSame) last = new Map(results.map(({ data }, index) => [index, data]));
      return last;
    };
  });
  return combine;
}

/** Pairs each route with its read; the same array until one of them changes. */
export function useReadsByRoute<T>(
  routes: readonly KnownRoute[],
  reads: Reads<Read<T>>,
): readonly RouteRead<T>[] {
  return useMemo(
    () => routes.map((route, index) => ({ route, read: reads.get(index) })),
    [routes, reads],
  );
}

/**
 * The reads, deferred so that taps and pans come before the work for new answers. The first answer is not
 * deferred: React would render it after every part of the page that is still loading.
 *
 * @param isNeeded whether anybody taps and pans
 */
export function useDeferredReads<T>(
  reads: readonly RouteRead<T>[],
  isNeeded = true,
): readonly RouteRead<T>[] {
  const deferred = useDeferredValue(reads);
  return isNeeded && deferred.some(({ read }) => read?.answer) ? deferred : reads;
}
