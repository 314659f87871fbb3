/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   HTML has no element for a combobox's listbox with groups. The search field handles its keys. */
import './SearchResults.css';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { useLanguage } from '../../ui/text/Language.tsx';
import { ENTRY_KINDS } from './findEntries.ts';
import type { SearchMatches, SearchEntry } from './findEntries.ts';
import { RESULTS_ID } from './SearchBox.tsx';

interface SearchResultsProps {
  /** The shown entries, in the order of ENTRY_KINDS. */
  entries: readonly SearchEntry[];
  /** The number of matches of each kind, including those that are not shown. */
  counts?: SearchMatches['counts'] | undefined;
  /** A sentence with the number of results. */
  status: string;
  /** The search field, whose keys move through the results. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The map's symbol of a result, shown at its left. */
  markOf: (entry: SearchEntry) => ReactNode;
  onChoose: (entry: SearchEntry) => void;
  children?: ReactNode;
}

const optionID = (index: number) => `search-result-${index}`;

/** The results grouped by kind: the listbox of the search field's combobox (R5). */
export function SearchResults({
  entries,
  counts,
  status,
  inputRef,
  markOf,
  onChoose,
  children,
}: SearchResultsProps) {
  const { words, formats } = useLanguage();
  const [highlighted, setHighlighted] = useState<SearchEntry | null>(null);
  // Found by kind and ID, because a poll can replace the entries while the user moves through them.
  const active = Math.max(
    0,
    entries.findIndex(({ kind, id }) => kind === highlighted?.kind && id === highlighted.id),
  );

  // A layout effect, so that Enter works in the same frame in which the results appear.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const steps = { ArrowDown: 1, ArrowUp: -1 };
      const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
      const chosen = entries[active];
      if (step !== undefined && entries.length > 0) {
        setHighlighted(entries.at((active + step) % entries.length) ?? null);
      } else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [entries, active, inputRef, onChoose]);

  const headingOf = (kind: SearchEntry['kind']) => {
    const shown = entries.filter((entry) => entry.kind === kind).length;
    const heading = words.search.kinds[kind];
    const all = counts?.[kind] ?? shown;
    if (all <= shown) return heading;
    return words.search.shownOf(heading, formats.number(shown), formats.number(all));
  };

  const hasActive = entries.length > 0;
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (hasActive) {
      input?.setAttribute('aria-activedescendant', optionID(active));
      document.querySelector(`#${optionID(active)}`)?.scrollIntoView?.({ block: 'nearest' });
    }
    return () => input?.removeAttribute('aria-activedescendant');
  }, [active, hasActive, inputRef]);

  return (
    <section id={RESULTS_ID} className="search-results" aria-label={words.search.results}>
      <p className="search-results__status">{status}</p>
      {entries.length === 0 ? null : (
        <div role="listbox" aria-label={words.search.results}>
          {ENTRY_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind)).map(
            (kind) => (
              <div key={kind} role="group" aria-labelledby={`search-kind-${kind}`}>
                <div
                  id={`search-kind-${kind}`}
                  className="search-results__kind"
                  role="presentation"
                >
                  {headingOf(kind)}
                </div>
                {entries.map((entry, index) =>
                  entry.kind === kind ? (
                    <div
                      key={entry.id}
                      id={optionID(index)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === active}
                      className="search-results__entry"
                      // Keeps the focus in the field, so that its keys still work.
                      onPointerDown={(event) => event.preventDefault()}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => onChoose(entry)}
                    >
                      <span className="search-results__mark">{markOf(entry)}</span>
                      <span>{entry.name}</span>
                      <span className="search-results__detail">{entry.detail}</span>
                    </div>
                  ) : null,
                )}
              </div>
            ),
          )}
        </div>
      )}
      {children}
    </section>
  );
}
