import type { ReactNode } from 'react';

import { type NoticeOf, useDepartureNotices } from './useDepartureNotices.ts';

/** Gives departures the names of the notices about them. A component, so that a frame can load it late. */
export const WithDepartureNotices = ({ children }: { children: (of: NoticeOf) => ReactNode }) =>
  children(useDepartureNotices());
