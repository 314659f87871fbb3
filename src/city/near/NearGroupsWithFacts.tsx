import type { Arrival } from '../../contract/arrivals.ts';
import { useDepartureFacts } from '../departures/useDepartureFacts.ts';
import { useDepartureNotices } from '../notices/useDepartureNotices.ts';
import { NearGroups, type NearGroupsProps } from './NearGroups.tsx';

/**
 * Without other buses to compare with, a row says only how full its bus is and whether it has what the rider needs. The
 * stop's card also says what it lacks.
 */
const NOT_COMPARED: readonly Arrival[] = [];

/** Rows of departures with what notices and reports say about each bus. */
export const NearGroupsWithFacts = (props: NearGroupsProps) => (
  <NearGroups
    {...props}
    noticeOf={useDepartureNotices()}
    factsOf={useDepartureFacts(NOT_COMPARED)}
  />
);
