import './PagedList.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface PagedListProps<T> {
  title: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderRow: (item: T) => ReactNode;
  /** Says what is wrong or that there is nothing, above the rows. */
  notice?: ReactNode;
  /** Below the rows on every page. */
  footer?: ReactNode;
  /** Page n of m, in words. */
  pageLabel: (page: number, pages: number) => string;
}

/** Milliseconds. A page can be read without haste in eight to twelve seconds (A3). */
const PAGE_DURATION = 10_000;

/** How many rows fit, measured on the first row, since screens have different sizes. */
function useRowsThatFit(hasRows: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const [rows, setRows] = useState(1);
  useEffect(() => {
    const element = list.current;
    if (!hasRows || !element) return undefined;
    const observer = new ResizeObserver(() => {
      // Looked up each time, because each page has a different first row.
      const height = element.firstElementChild?.clientHeight ?? 0;
      if (height > 0) setRows(Math.max(1, Math.floor(element.clientHeight / height)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasRows]);
  return { list, rows };
}

/** A list that turns its pages by itself (A3). */
export function PagedList<T>({
  title,
  items,
  keyOf,
  renderRow,
  notice,
  footer,
  pageLabel,
}: PagedListProps<T>) {
  const { list, rows } = useRowsThatFit(items.length > 0);
  const [pageTurns, setPageTurns] = useState(0);
  const pages = Math.max(1, Math.ceil(items.length / rows));
  useEffect(() => {
    const timer = setInterval(() => setPageTurns((now) => now + 1), PAGE_DURATION);
    return () => clearInterval(timer);
  }, []);
  const page = pageTurns % pages;
  return (
    <section className="paged-list" aria-label={title}>
      <header className="paged-list__header">
        <h2>{title}</h2>
        {pages > 1 ? <p className="paged-list__page">{pageLabel(page + 1, pages)}</p> : null}
      </header>
      {notice}
      <ol className="paged-list__rows" aria-label={title} ref={list}>
        {items.slice(page * rows, (page + 1) * rows).map((item) => (
          <li key={keyOf(item)} className="paged-list__row">
            {renderRow(item)}
          </li>
        ))}
      </ol>
      {footer}
    </section>
  );
}
