import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { ListedGroup } from './nearGroups.ts';

interface NearStatusProps {
  groups: readonly Pick<ListedGroup, 'rows'>[];
  now: number;
}

/** Whether any of the departures is live, said once for all of them, and the time. */
export function NearStatus({ groups, now }: NearStatusProps) {
  const language = useLanguage('page');
  const isLive = groups.some(({ rows }) =>
    rows.some(({ row }) => row.next[0].arrival.basis !== 'scheduled'),
  );
  return (
    <>
      {isLive ? (
        <>
          <span className="near-head__live">{language.words.times.live}</span> ·{' '}
        </>
      ) : null}
      {formatStandaloneClock(now, language)}
    </>
  );
}
