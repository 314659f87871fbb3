import { isLive } from '../../contract/departures/departureRows.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { LiveMark } from '../../ui/panels/LiveMark.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { ListedGroup } from './nearGroups.ts';

interface NearStatusProps {
  groups: readonly Pick<ListedGroup, 'rows'>[];
  now: number;
  /** Whether the live data of an agency is too old to use. */
  isLiveLost?: boolean | undefined;
}

/** Whether any of the departures is live, said once for all of them, or that live data is lost, and the time. */
export function NearStatus({ groups, now, isLiveLost = false }: NearStatusProps) {
  const language = useLanguage('page');
  const hasLive = groups.some(({ rows }) => rows.some(({ row }) => isLive(row.next[0].arrival)));
  return (
    <>
      {hasLive ? (
        <>
          <LiveMark /> ·{' '}
        </>
      ) : null}
      {isLiveLost && !hasLive ? `${language.words.times.unseen} · ` : null}
      {formatStandaloneClock(now, language)}
    </>
  );
}
