import { isLive } from '../../contract/departures/departureRows.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { LiveMark } from '../../ui/panels/LiveMark.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { ListedGroup } from './nearGroups.ts';

interface NearStatusProps {
  groups: readonly Pick<ListedGroup, 'rows'>[];
  now: number;
}

/** Whether any of the departures is live, said once for all of them, and the time. */
export function NearStatus({ groups, now }: NearStatusProps) {
  const language = useLanguage('page');
  const hasLive = groups.some(({ rows }) => rows.some(({ row }) => isLive(row.next[0].arrival)));
  return (
    <>
      {hasLive ? (
        <>
          <LiveMark /> ·{' '}
        </>
      ) : null}
      {formatStandaloneClock(now, language)}
    </>
  );
}
