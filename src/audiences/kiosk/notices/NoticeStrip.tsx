import './NoticeStrip.css';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useNotices } from '../../../city/notices/useNotices.ts';
import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import type { Notice } from '../../../features/notices/Notice.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useMeasured } from '../paged/useMeasured.ts';
import type { Station } from '../station/useStation.ts';
import { noticePages } from './noticePages.ts';
import type { NoticePage } from './noticePages.ts';
import { pageInTurn, stripNotices } from './strip-turns.ts';
import { useNoticePlace } from './useNoticePlace.ts';

interface NoticeStripProps {
  station: Station | null;
  /** How many lines the strip has. */
  lines: number;
}

/** Divides notices into pages of so many lines. The box holds a page that nobody sees. */
function pagesIn(box: HTMLElement | null, notices: readonly Notice[], lines: number) {
  const [text, header, sentence] = ['p', 'b', 'span'].map((name) => box?.querySelector(name));
  if (!box || !text || !header || !sentence) return [];
  // The boxes of lines may be a part of a pixel higher than the lines.
  const most = (lines + 0.1) * Number.parseFloat(getComputedStyle(text).lineHeight);
  const fits = (page: NoticePage) => {
    box.dataset['continued'] = String(page.isContinued);
    header.textContent = page.header;
    sentence.textContent = page.text;
    return text.scrollHeight <= most;
  };
  return notices.map((notice) => noticePages(notice.header.text, summaryOf(notice).text, fits));
}

/** The notice whose turn it is and its page, as text. */
function turnNow(own: Parameters<typeof pageInTurn>[0], pages: readonly number[], offset: number) {
  const turn = pageInTurn(own, pages, Date.now() + offset);
  return turn && `${turn.notice} ${turn.page}`;
}

/** The agency's notices about what a display shows, one after the other. A long one turns pages, as rows do. */
export function NoticeStrip({ station, lines }: NoticeStripProps) {
  const { notices } = useNotices();
  const { formats } = useLanguage();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const offset = useClockOffset();
  const own = stripNotices(notices, useNoticePlace(station));
  const texts = own.map((notice) => [notice.header.text, summaryOf(notice).text]);
  const pages = useMeasured<readonly (readonly NoticePage[])[]>(
    [box],
    [],
    () => pagesIn(box, own, lines),
    JSON.stringify([texts, lines]),
  );
  const counts = own.map((_, nth) => pages[nth]?.length ?? 1);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shown = useNow(1000, () => turnNow(own, counts, offset));
  const [current = 0, page = 0] = (shown ?? '').split(' ').map(Number);
  // A display without a notice gives its whole height to the boards.
  if (own.length === 0) return null;
  const before = counts.slice(0, current).reduce((sum, count) => sum + count, 0);
  const counter = (nth: number): ReactNode =>
    total > 1 ? <small>{`${formats.number(nth)}/${formats.number(total)}`}</small> : null;
  return (
    <aside className="notice-strip" style={{ '--lines': lines }}>
      {own.flatMap((notice, nth) =>
        (pages[nth] ?? []).map(({ header, text, isContinued }, at) => (
          <div
            key={`${notice.id} ${at}`}
            data-importance={notice.importance}
            data-continued={isContinued}
            style={{ visibility: nth === current && at === page ? 'visible' : 'hidden' }}
          >
            <Icon name="notice" size={28} />
            <p dir="auto">
              <b lang={notice.header.lang}>{header}</b>{' '}
              <span lang={summaryOf(notice).lang}>{text}</span>
            </p>
            {counter(before + page + 1)}
          </div>
        )),
      )}
      <div ref={setBox} className="notice-strip__box" aria-hidden="true">
        <Icon name="notice" size={28} />
        <p dir="auto">
          <b /> <span />
        </p>
        {counter(total)}
      </div>
    </aside>
  );
}
