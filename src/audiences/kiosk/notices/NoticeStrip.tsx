import './NoticeStrip.css';
import { useNotices } from '../../../city/notices/useNotices.ts';
import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import type { Station } from '../station/useStation.ts';
import { noticeInTurn, stripNotices } from './strip-turns.ts';

const NO_STOPS: Station['stops'] = [];

/** What the agency says about a station's stops and routes, one notice after the other (N7). */
export function NoticeStrip({ station }: { station: Station | null }) {
  const { notices } = useNotices();
  const offset = useClockOffset();
  const stops = station?.stops ?? NO_STOPS;
  const own = stripNotices(notices, {
    stopIDs: stops.map(({ stopID }) => stopID),
    routeIDs: stops.flatMap(({ routes }) => routes),
    destinations: stops.flatMap(({ destinations }) => destinations),
  });
  const id = useNow(1000, () => noticeInTurn(own, Date.now() + offset)?.id);
  // A display without a notice gives its whole height to the boards.
  if (own.length === 0) return null;
  return (
    <aside className="notice-strip">
      {own.map((notice) => {
        const summary = summaryOf(notice);
        return (
          <div
            key={notice.id}
            data-importance={notice.importance}
            style={{ visibility: notice.id === id ? 'visible' : 'hidden' }}
          >
            <Icon name="notice" size={28} />
            <p>
              <b lang={notice.header.lang} dir="auto">
                {notice.header.text}
              </b>{' '}
              <span lang={summary.lang} dir="auto">
                {summary.text}
              </span>
            </p>
          </div>
        );
      })}
    </aside>
  );
}
