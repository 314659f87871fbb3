import './PagedList.css';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import type { PanelNeed } from '../layout/board-layout.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { useElementSize } from '../scale/useElementSize.ts';
import { useOpen } from '../touch/OpenContext.ts';
import { fillRows, heightOfRows, pageAt, splitIntoPages } from './pages.ts';
import { NO_COLUMNS } from './row-columns.ts';
import type { RowColumns } from './row-columns.ts';
import { listLayout } from './row-layout.ts';
import type { RowWords } from './row-layout.ts';
import { RowText } from './RowText.tsx';
import { useListSize } from './useListSize.ts';
import { usePageTurns } from './usePageTurns.ts';

interface PagedListProps<T> {
  title: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  wordsOf: (item: T) => RowWords;
  /** What opens when a row is touched. */
  selectionOf: (item: T) => Selection;
  /** The columns around the names. Default: none. */
  columns?: RowColumns;
  /** Puts a row's mark and its figure around its text. */
  renderRow: (item: T, text: ReactNode) => ReactNode;
  /** The list asks for the height of this many rows, whichever of them are on the page. */
  minRows: number;
  /** Called with the heights that the list needs. */
  onNeed: (need: PanelNeed) => void;
  /** How many of the first rows stay on every page; null if no row matters more than the others. */
  pinned?: number | null;
  /** Said in place of rows if there are none. */
  empty?: ReactNode;
  /** What the rows' marks mean, beside the title. */
  legend?: ReactNode;
  /** Below the rows on every page. */
  footer?: ReactNode;
}

/** A list that turns its pages by itself. Its rows share the height that it has. */
export function PagedList<T>({
  title,
  items,
  keyOf,
  wordsOf,
  selectionOf,
  columns = NO_COLUMNS,
  renderRow,
  minRows,
  onNeed,
  pinned = 0,
  empty = null,
  legend,
  footer,
}: PagedListProps<T>) {
  const { formats } = useLanguage();
  const { scale } = useKiosk();
  const { list, body, size } = useListSize();
  const { ref: emptyText, height: emptyHeight } = useElementSize();
  const open = useOpen();
  const turns = usePageTurns();
  const { isStacked, figure, all } = listLayout(
    items.map((item) => ({ item, rowWords: wordsOf(item) })),
    columns,
    size.width,
    scale,
  );
  const heights = all.map(({ layout }) => layout.height);
  const { pinned: fixed, ranges } = splitIntoPages(heights, size.height, pinned);
  const page = pageAt(ranges.length, turns, pinned !== null);
  const [from, to] = ranges[page] ?? [0, 0];
  const rows = [...all.slice(0, fixed), ...all.slice(from, to)];
  // Rows that stay are as high on each page.
  const layouts = fillRows(
    rows.map(({ layout, full }, index) => [layout, index < fixed ? layout : full]),
    size.height,
  );
  // Rows that stay keep their place; the others fill the rest, however many they are.
  const tracks = `${fixed > 0 ? `repeat(${fixed}, max-content)` : ''} repeat(${Math.max(1, to - from)}, minmax(min-content, 1fr))`;
  const fullHeights = all.map(({ full }) => full.height);
  const heightOf = (count: number, of = heights) =>
    size.around + (items.length === 0 ? emptyHeight : heightOfRows(of, count));
  const need: PanelNeed = {
    one: heightOf(1),
    least: heightOf(minRows),
    most: heightOf(items.length, fullHeights),
    rows: { heights, fullHeights, around: size.around, pinned },
  };
  const report = useEffectEvent(() => onNeed(need));
  const key = JSON.stringify(need);
  useEffect(() => {
    if (size.width > 0) report();
  }, [key, size.width]);
  return (
    <section ref={list} className="paged-list" aria-label={title}>
      <header className="paged-list__header">
        <h2>{title}</h2>
        <p className="paged-list__page">
          {ranges.length > 1
            ? `${formats.number(page + 1)}/${formats.number(ranges.length)}`
            : null}
        </p>
        {legend}
      </header>
      <div ref={body} className="paged-list__body">
        {items.length === 0 ? (
          <div ref={emptyText} className="paged-list__empty">
            {empty}
          </div>
        ) : (
          <ol
            className="paged-list__rows"
            aria-label={title}
            data-stacked={isStacked}
            style={{
              gridTemplateRows: tracks,
              '--mark': `${columns.mark}px`,
              '--figure': `${figure}px`,
            }}
          >
            {rows.map(({ item, rowWords: { name, mark }, layout: least }, index) => (
              <li key={keyOf(item)} className="kiosk-row">
                {renderRow(
                  item,
                  <RowText name={name} layout={layouts[index] ?? least} mark={mark} />,
                )}
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
