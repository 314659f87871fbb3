import { createContext } from 'react';

import { pollEvery } from '../../../api/queries/read-query.ts';
import type { PolledQuery } from '../../../api/queries/read-query.ts';

/** When a live source is polled next, in milliseconds; false for never. */
export type PollSchedule = (interval: number) => (query: PolledQuery<unknown>) => number | false;

/** How live sources are polled. By default each at its interval. */
export const PollScheduleContext = createContext<PollSchedule>(pollEvery);
