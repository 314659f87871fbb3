import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { ApiContext, useApi } from '../../../city/reads/ApiContext.ts';
import { PollScheduleContext } from '../../../city/reads/live/PollScheduleContext.ts';
import { createPollSchedule } from './createPollSchedule.ts';
import { withBackOff } from './withBackOff.ts';

/**
 * Decides when everything inside is requested: at the display's own moments, and less often while a source
 * fails.
 *
 * @param spread the screen's `spreadOf`
 */
export function DisplayPolls({ spread, children }: { spread: number; children: ReactNode }) {
  const api = useApi();
  const apiWithBackOff = useMemo(() => withBackOff(api, spread), [api, spread]);
  const schedule = useMemo(() => createPollSchedule(spread), [spread]);
  return (
    <ApiContext value={apiWithBackOff}>
      <PollScheduleContext value={schedule}>{children}</PollScheduleContext>
    </ApiContext>
  );
}
