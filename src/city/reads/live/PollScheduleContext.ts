import { createContext } from 'react';

import { pollEvery } from '../../../api/queries/read-query.ts';
import type { PollSchedule } from '../../../api/queries/read-query.ts';

/** How sources are polled. By default each at its interval. */
export const PollScheduleContext = createContext<PollSchedule>(pollEvery);
