import { useMemo, useState } from 'react';

import type { Read } from '../../api/Read.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import type { RouteSettings } from '../../contract/settings.ts';

/**
 * What several queries have read, by their place among them. No array, which React Query would compare
 * with the one before it down to the last number of every vehicle, to keep what is the same in both.
 */
type Reads<T> = ReadonlyMap<number, T | undefined>;

/** The way to combine queries for `useReadsByRoute`: the same until one of what they have read changes. */
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

/** Puts what was read beside its route; the same array until one of them changes. */
export function useReadsByRoute<T>(
  routes: readonly RouteSettings[],
  reads: Reads<Read<T>>,
): readonly RouteRead<T>[] {
  return useMemo(
    () => routes.map((route, index) => ({ route, read: reads.get(index) })),
    [routes, reads],
  );
}
