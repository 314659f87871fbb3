import './PagedList.css';
import './KioskRow.css';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { useOpen } from '../touch/OpenContext.ts';
import { BoardHeadContext } from './BoardHead.ts';
import { heightAround } from './heightAround.ts';
import { measureRows, UNMEASURED } from './measureRows.ts';
import { areFullPages, nearPages, pageAt, rowsOfOnePage, splitIntoPages } from './pages.ts';
import { ColumnHeads } from './RowCell.tsx';
import { RowsToMeasure } from './RowsToMeasure.tsx';
import { useMeasured } from './useMeasured.ts';
import { usePageTurns } from './usePageTurns.ts';

interface PagedListProps<T> {
  title: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** What opens when a row is touched. */
  selectionOf: (item: T) => Selection;
  renderRow: (item: T) => ReactNode;
  /** So many rows are seen at once, before what rows may leave out and before the size of their type. */
  leastRows?: number;
  /** How many of the first rows are shown at least once a minute (`nearPages`). */
  near?: number | undefined;
  /** How many of the first rows stay on every page. */
  pinned?: number;
  /** Whether only the rows that fit on one page are listed. */
  isOnePage?: boolean;
  /** Whether it is the board's main list, whose page and legend are in the board's header. */
  isMain?: boolean;
  /** Whether a row matters less: the last ones, which are below a line. */
  isQuiet?: ((item: T) => boolean) | undefined;
  /** Above the columns between the names and the figures; none if omitted. */
  heads?: readonly string[];
  /** Said in place of rows if there are none. */
  empty?: ReactNode;
  /** What the rows' marks mean, beside the title. */
  legend?: ReactNode;
  /** Below the rows on every page. */
  footer?: ReactNode;
}

/** A list that turns its pages by itself. Its rows are measured in the browser, and share the height that they have. */
export function PagedList<T>({
  title,
  items,
  keyOf,
  nameOf,
  selectionOf,
  renderRow,
  leastRows = 1,
  near,
  pinned = 0,
  isOnePage = false,
  isMain = false,
  isQuiet,
  heads = [],
  empty = null,
  legend,
  footer,
}: PagedListProps<T>) {
  const { formats } = useLanguage();
  const head = use(BoardHeadContext);
  const open = useOpen();
  const turns = usePageTurns();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const measured = useMeasured(
    [body, box],
    { rows: UNMEASURED, height: 0, around: 0 },
    () => {
      const [width, height] = [body?.clientWidth ?? 0, body?.clientHeight ?? 0];
      return {
        rows:
          box === null
            ? UNMEASURED
            : measureRows(
                box,
                { width, height, least: leastRows },
                (heights) =>
                  isOnePage ||
                  areFullPages(splitIntoPages(heights, height, pinned), near, leastRows),
              ),
        height,
        around: heightAround(list, body),
      };
    },
    // A screen's space may be known before how many rows it has room for.
    String(leastRows),
  );
  const { height, rows: measure, around } = measured;
  const heights = items.map((_, index) => measure.heights[index] ?? 0);
  const pages = splitIntoPages(heights, height, pinned);
  const count = isOnePage ? 1 : pages.ranges.length;
  const page = pageAt(count, nearPages(pages, near), turns);
  const [from, to] = pages.ranges[page] ?? [0, 0];
  const isBelow = (index: number) => items.slice(index, index + 1).some((item) => isQuiet?.(item));
  const onOnePage = isOnePage ? rowsOfOnePage(heights, height, isBelow, near ?? 0) : null;
  const rows = items.filter((_, index) =>
    onOnePage === null
      ? index < pages.pinned || (index >= from && index < to)
      : onOnePage.includes(index),
  );
  const all = heights.reduce((sum, one) => sum + one, 0);
  const about = (
    <>
      <p className="paged-list__page">
        {count > 1 ? `${formats.number(page + 1)}/${formats.number(count)}` : null}
      </p>
      {legend}
    </>
  );
  return (
    <section
      ref={setList}
      className="paged-list"
      aria-label={title}
      // As high as all its rows if there is room, and never lower than one of them. Without rows, as high as what it says.
      style={
        items.length === 0
          ? { '--wanted': 'auto', '--least': 'min-content' }
          : {
              '--wanted': `${Math.ceil(around + all)}px`,
              '--least': `${Math.ceil(around + Math.max(0, ...heights))}px`,
            }
      }
    >
      {isMain && head !== null ? (
        <>
          <h2 className="visually-hidden">{title}</h2>
          {createPortal(about, head)}
        </>
      ) : (
        <header className="paged-list__header">
          <h2>{title}</h2>
          {about}
        </header>
      )}
      {heads.length === 0 ? null : <ColumnHeads heads={heads} columns={measure.columns} />}
      <div ref={setBody} className="paged-list__body">
        {items.length === 0 ? (
          <div className="paged-list__empty">{empty}</div>
        ) : (
          <ol
            className="paged-list__rows"
            aria-label={title}
            data-brief={measure.isBrief}
            style={{
              gridTemplateColumns: measure.columns,
              '--factor': measure.factor,
              ...(measure.name === 0 ? {} : { '--name': `${measure.name}px` }),
              '--rows': rows.length,
            }}
          >
            {rows.map((item) => (
              <li key={keyOf(item)} className="kiosk-row" data-quiet={isQuiet?.(item)}>
                {renderRow(item)}
                {open === null ? null : (
                  <button
                    type="button"
                    className="kiosk-row__open"
                    aria-label={nameOf(item)}
                    onClick={() => open([selectionOf(item)])}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        {body === null || body.clientWidth === 0 ? null : (
          <RowsToMeasure ref={setBox} items={items} keyOf={keyOf} renderRow={renderRow} />
        )}
      </div>
      {footer}
    </section>
  );
}
