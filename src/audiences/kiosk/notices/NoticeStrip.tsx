import './NoticeStrip.css';
import { useState } from 'react';

import { useNotices } from '../../../city/notices/useNotices.ts';
import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useMeasured } from '../paged/useMeasured.ts';
import type { Station } from '../station/useStation.ts';
import { pageInTurn, stripNotices } from './strip-turns.ts';

const NO_STOPS: Station['stops'] = [];

interface NoticeStripProps {
  station: Station | null;
  /** How many lines the strip has. */
  lines: number;
}

/** How many pages each notice of a strip has. */
const pagesIn = (strip: HTMLElement | null, lines: number) =>
  [...(strip?.querySelectorAll('p') ?? [])].map((text) => {
    const page = lines * Number.parseFloat(getComputedStyle(text).lineHeight);
    const height = text.firstElementChild?.getBoundingClientRect().height ?? 0;
    // The boxes of lines may be a part of a pixel higher than the lines.
    return page > 0 ? Math.max(1, Math.ceil(height / page - 0.1)) : 1;
  });

/** The notice whose turn it is and its page, as text. */
function turnNow(own: Parameters<typeof pageInTurn>[0], pages: readonly number[], offset: number) {
  const turn = pageInTurn(own, pages, Date.now() + offset);
  return turn && `${turn.notice} ${turn.page}`;
}

/** The agency's notices about a station's stops and routes, one after the other. A long one turns pages, as rows do. */
export function NoticeStrip({ station, lines }: NoticeStripProps) {
  const { notices } = useNotices();
  const { formats } = useLanguage();
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const offset = useClockOffset();
  const stops = station?.stops ?? NO_STOPS;
  const own = stripNotices(notices, {
    stopIDs: stops.map(({ stopID }) => stopID),
    routeIDs: stops.flatMap(({ routes }) => routes),
    destinations: stops.flatMap(({ destinations }) => destinations),
  });
  const pages = useMeasured<readonly number[]>([strip], [], () => pagesIn(strip, lines));
  const pagesOf = (nth: number) => pages[nth] ?? 1;
  const total = own.reduce((sum, _, nth) => sum + pagesOf(nth), 0);
  const shown = useNow(1000, () => turnNow(own, pages, offset));
  const [current = 0, page = 0] = (shown ?? '').split(' ').map(Number);
  // A display without a notice gives its whole height to the boards.
  if (own.length === 0) return null;
  const before = own.slice(0, current).reduce((sum, _, nth) => sum + pagesOf(nth), 0);
  return (
    <aside className="notice-strip" ref={setStrip} style={{ '--lines': lines }}>
      {own.map((notice, nth) => (
        <div
          key={notice.id}
          data-importance={notice.importance}
          style={{ visibility: nth === current ? 'visible' : 'hidden' }}
        >
          <Icon name="notice" size={28} />
          <p dir="auto" style={{ '--page': nth === current ? page : 0 }}>
            <span>
              <b lang={notice.header.lang}>{notice.header.text}</b>{' '}
              <span lang={summaryOf(notice).lang}>{summaryOf(notice).text}</span>
            </span>
          </p>
          {total > 1 ? (
            <small>{`${formats.number(before + page + 1)}/${formats.number(total)}`}</small>
          ) : null}
        </div>
      ))}
    </aside>
  );
}
