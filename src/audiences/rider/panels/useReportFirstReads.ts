import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { panelReads } from './panelReads.ts';

/** Tells the other parts of the page once nothing is being read. Call it above the components that read. */
export function useReportFirstReads(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const report = () => {
      if (queries.isFetching() === 0) panelReads.end();
    };
    report();
    return queries.getQueryCache().subscribe(report);
  }, [queries]);
}
