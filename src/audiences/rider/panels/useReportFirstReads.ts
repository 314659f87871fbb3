import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let end: () => void;

/** Resolves when the panel that the URL opens has read what it shows. */
export const firstReads = new Promise<void>((resolve) => {
  end = resolve;
});

/** Resolves `firstReads` as soon as nothing is being read. Call it above the components that read. */
export function useReportFirstReads(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = queries.getQueryCache().subscribe(endIfRead);
    function endIfRead() {
      if (queries.isFetching() > 0) return;
      end();
      stop();
    }
    endIfRead();
    return stop;
  }, [queries]);
}
