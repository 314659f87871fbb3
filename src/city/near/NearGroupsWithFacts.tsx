import type { Arrival } from '../../contract/arrivals.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useDepartureFacts } from '../departures/useDepartureFacts.ts';
import { useStopAccess } from '../departures/useStopAccess.ts';
import { useDepartureNotices } from '../notices/useDepartureNotices.ts';
import { NearGroups, type NearGroupsProps } from './NearGroups.tsx';

/**
 * Without other buses to compare with, a row says only how full its bus is and whether it has what the rider needs. The
 * stop's card also says what it lacks.
 */
const NOT_COMPARED: readonly Arrival[] = [];

/** Rows of departures with what notices and reports say about each bus. */
export function NearGroupsWithFacts({ groups, ...props }: NearGroupsProps) {
  const { words } = useLanguage();
  const accessOf = useStopAccess();
  const noteOf = ({ stop, note = '' }: NearGroupsProps['groups'][number]) => {
    const entrance = stop.entrance === undefined ? '' : words.stop.entrance(stop.entrance);
    return [note, entrance, accessOf(stop)].filter((text) => text !== '');
  };
  return (
    <NearGroups
      {...props}
      groups={groups.map((group) => ({ ...group, note: dotSeparated(noteOf(group)) }))}
      noticeOf={useDepartureNotices()}
      factsOf={useDepartureFacts(NOT_COMPARED)}
    />
  );
}
