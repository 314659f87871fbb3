import { useDepartureFacts } from '../departures/useDepartureFacts.ts';
import { useDepartureNotices } from '../notices/useDepartureNotices.ts';
import { NearGroups, type NearGroupsProps } from './NearGroups.tsx';

/** What a bus lacks is on the stop's card: here only how full it is, and whether it has what the rider needs. */
const WITHOUT_LACKS: readonly [] = [];

/** Rows of departures with what notices and reports say about each bus. */
export const NearGroupsWithFacts = (props: NearGroupsProps) => (
  <NearGroups
    {...props}
    noticeOf={useDepartureNotices()}
    factsOf={useDepartureFacts(WITHOUT_LACKS)}
  />
);
