import { createContext } from 'react';

import { pollEvery } from '../../../api/queries/read-query.ts';
import type { PolledQuery } from '../../../api/queries/read-query.ts';

/**
 * The milliseconds until a live source is polled next; false if it isn't polled again.
 *
 * @param longest the `slowestPoll` of the source, in milliseconds
 */
export type PollSchedule = (
  interval: number,
  longest: number,
) => (query: PolledQuery<unknown>) => number | false;

/** How live sources are polled. By default each at its interval. */
export const PollScheduleContext = createContext<PollSchedule>((interval) => pollEvery(interval));
