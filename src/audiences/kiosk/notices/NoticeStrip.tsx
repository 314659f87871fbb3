import './NoticeStrip.css';
import { useNotices } from '../../../city/notices/useNotices.ts';
import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { lineCount } from '../paged/name-fit.ts';
import { useElementSize } from '../scale/useElementSize.ts';
import type { Station } from '../station/useStation.ts';
import { partsOf } from './strip-parts.ts';
import { partInTurn, stripNotices } from './strip-turns.ts';

const NO_STOPS: Station['stops'] = [];

interface NoticeStripProps {
  station: Station | null;
  /** How many lines the strip has. */
  lines: number;
}

/** The agency's notices about a station's stops and routes, one after the other. A long one is shown in parts. */
export function NoticeStrip({ station, lines }: NoticeStripProps) {
  const { notices } = useNotices();
  const { small } = useKiosk().scale;
  const { ref, width } = useElementSize();
  const offset = useClockOffset();
  const stops = station?.stops ?? NO_STOPS;
  const own = stripNotices(notices, {
    stopIDs: stops.map(({ stopID }) => stopID),
    routeIDs: stops.flatMap(({ routes }) => routes),
    destinations: stops.flatMap(({ destinations }) => destinations),
  });
  const fits = (text: string) => width === 0 || lineCount(text, width, small) <= lines;
  const parts = own.map((notice) => partsOf(notice, fits));
  const shown = useNow(1000, () => {
    const turn = partInTurn(own, parts, Date.now() + offset);
    return turn && `${turn.notice} ${turn.part}`;
  });
  // A display without a notice gives its whole height to the boards.
  if (own.length === 0) return null;
  return (
    <aside className="notice-strip">
      {own.map((notice, nth) =>
        parts[nth]?.map(({ header, summary }, part) => (
          <div
            key={`${notice.id} ${part}`}
            data-importance={notice.importance}
            style={{ visibility: shown === `${nth} ${part}` ? 'visible' : 'hidden' }}
          >
            <Icon name="notice" size={28} />
            <p ref={nth + part === 0 ? ref : undefined} dir="auto">
              <b lang={notice.header.lang}>{header}</b>
              <span lang={summaryOf(notice).lang}>{summary}</span>
            </p>
          </div>
        )),
      )}
    </aside>
  );
}
