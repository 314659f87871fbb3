import './PagedList.css';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { useOpen } from '../touch/OpenContext.ts';
import { pageAt } from './pages.ts';
import { NO_COLUMNS, nameWidthIn } from './row-columns.ts';
import type { RowColumns } from './row-columns.ts';
import { minHeight, rowsThatFit } from './row-height.ts';
import { rowLayout } from './row-layout.ts';
import type { RowWords } from './row-layout.ts';
import { RowText } from './RowText.tsx';
import { useListSize } from './useListSize.ts';
import { usePageTurns } from './usePageTurns.ts';

interface PagedListProps<T> {
  title: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  wordsOf: (item: T) => RowWords;
  /** What opens when a row is touched (A40). */
  selectionOf: (item: T) => Selection;
  /** The columns around the names. Default: none. */
  columns?: RowColumns;
  /** Puts a row's mark and its figure around its text. */
  renderRow: (item: T, text: ReactNode) => ReactNode;
  /** The list asks for the height of this many rows, whichever of them are on the page. */
  minRows?: number;
  /** Called with the height in pixels that the list needs for these rows. */
  onMinHeight?: (height: number) => void;
  /** How many of the first rows stay on every page. */
  pinned?: number;
  /** Said in place of rows if there are none. */
  empty?: ReactNode;
  /** What the rows' marks mean, beside the title. */
  legend?: ReactNode;
  /** Below the rows on every page. */
  footer?: ReactNode;
}

/** A list that turns its pages by itself (A3). Its rows share the height that it has. */
export function PagedList<T>({
  title,
  items,
  keyOf,
  wordsOf,
  selectionOf,
  columns = NO_COLUMNS,
  renderRow,
  minRows = 0,
  onMinHeight,
  pinned = 0,
  empty = null,
  legend,
  footer,
}: PagedListProps<T>) {
  const { words, formats } = useWholeLanguage();
  const { scale } = useKiosk();
  const { list, body, size } = useListSize();
  const open = useOpen();
  const turns = usePageTurns();
  const nameWidth = nameWidthIn(size.width, columns, scale);
  const all = items.map((item) => {
    const rowWords = wordsOf(item);
    return { item, rowWords, layout: rowLayout(rowWords, nameWidth, scale) };
  });
  const heights = all.map(({ layout }) => layout.height);
  const capacity = rowsThatFit(heights, size.height);
  const { rows, page, pages, omitted } = pageAt(all, capacity, turns, pinned);
  const height = size.around + minHeight(heights, minRows);
  const report = useEffectEvent((needed: number) => onMinHeight?.(needed));
  useEffect(() => {
    if (size.width > 0) report(height);
  }, [height, size.width]);
  return (
    <section ref={list} className="paged-list" aria-label={title}>
      <header className="paged-list__header">
        <h2>{title}</h2>
        {pages > 1 ? (
          <p className="paged-list__page">
            <span>
              {formats.number(page)}/{formats.number(pages)}
            </span>{' '}
            {omitted > 0 ? <span>· {words.kiosk.more(formats.number(omitted))}</span> : null}
          </p>
        ) : null}
        {legend}
      </header>
      <div ref={body} className="paged-list__body">
        {items.length === 0 ? (
          <div className="paged-list__empty">{empty}</div>
        ) : (
          <ol
            className="paged-list__rows"
            aria-label={title}
            style={{
              '--rows': capacity,
              '--mark': `${columns.mark}px`,
              '--figure': `${columns.figure}px`,
            }}
          >
            {rows.map(({ item, rowWords: { name, mark }, layout }) => (
              <li key={keyOf(item)} className="kiosk-row">
                {renderRow(item, <RowText name={name} layout={layout} mark={mark} />)}
                {open === null ? null : (
                  <button
                    type="button"
                    className="kiosk-row__open"
                    aria-label={name}
                    onClick={() => open([selectionOf(item)])}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      {footer}
    </section>
  );
}
