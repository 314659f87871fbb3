import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { CLOCK_KEY } from '../../../api/queries/query-keys.ts';

let end: () => void;

/** Resolves when the panel that the URL opens has read what it shows. */
export const firstReads = new Promise<void>((resolve) => {
  end = resolve;
});

/** The service's clock is measured with a request that comes after all files. */
const isContent = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey !== CLOCK_KEY;

/** Resolves `firstReads` as soon as nothing is being read. Call it above the components that read. */
export function useReportFirstReads(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = queries.getQueryCache().subscribe(endIfRead);
    function endIfRead() {
      if (queries.isFetching({ predicate: isContent }) > 0) return;
      end();
      stop();
    }
    endIfRead();
    return stop;
  }, [queries]);
}
