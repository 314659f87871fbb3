import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { ApiContext, useApi } from '../../../city/reads/ApiContext.ts';
import { PollScheduleContext } from '../../../city/reads/live/PollScheduleContext.ts';
import { createPatientApi } from './createPatientApi.ts';
import { createPollSchedule } from './createPollSchedule.ts';

/**
 * How a display asks for everything inside: at its own moments, and less often while a source fails (A14, A16).
 *
 * @param spread the screen's `spreadOf`
 */
export function DisplayPolls({ spread, children }: { spread: number; children: ReactNode }) {
  const api = useApi();
  const patient = useMemo(() => createPatientApi(api, spread), [api, spread]);
  const schedule = useMemo(() => createPollSchedule(spread), [spread]);
  return (
    <ApiContext value={patient}>
      <PollScheduleContext value={schedule}>{children}</PollScheduleContext>
    </ApiContext>
  );
}
