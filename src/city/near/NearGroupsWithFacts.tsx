import { useDepartureFacts } from '../departures/useDepartureFacts.ts';
import { useDepartureNotices } from '../notices/useDepartureNotices.ts';
import { NearGroups, type NearGroupsProps } from './NearGroups.tsx';

/** Rows of departures with what notices and reports say about each bus. */
export function NearGroupsWithFacts(props: NearGroupsProps) {
  const arrivals = props.groups.flatMap(({ rows }) => rows.map(({ row }) => row.next[0].arrival));
  return (
    <NearGroups {...props} noticeOf={useDepartureNotices()} factsOf={useDepartureFacts(arrivals)} />
  );
}
