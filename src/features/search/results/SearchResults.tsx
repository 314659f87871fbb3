/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   HTML has no element for a combobox's listbox with groups. The search field handles its keys. */
import './SearchResults.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';

import { useLanguage } from '../../../ui/text/Language.tsx';
import { RESULTS_ID } from '../SearchBox.tsx';
import { resultAt, resultID, SearchResult } from '../SearchResult.tsx';
import { groupEntries } from './findEntries.ts';
import type { SearchMatches, SearchEntry } from './findEntries.ts';
import { kindNames } from './kindNames.ts';

interface SearchResultsProps {
  /** What the field holds now. The entries may still be those of a text just before it. */
  text: string;
  /** The shown entries, in the order of ENTRY_KINDS. */
  entries: readonly SearchEntry[];
  /** The number of matches of each kind, including those that are not shown. */
  counts?: SearchMatches['counts'] | undefined;
  /** A sentence with the number of results. */
  status: string;
  /** The search field, whose keys move through the results. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The map's symbol of a result, shown at its left. */
  Mark: ComponentType<{ entry: SearchEntry }>;
  onChoose: (entry: SearchEntry) => void;
  /** What opens the ways to a result; null without any. Its card has a button for the keyboard. */
  directionsTo?: (entry: SearchEntry) => (() => void) | null;
  /** Called with the result under the pointer or reached by keys, and with null when it is left. */
  onHighlight: (entry: SearchEntry | null) => void;
  /** What can be chosen beside the results, above them. */
  head?: ReactNode;
  children?: ReactNode;
}

/** The place of no row. */
const NONE = -1;

/** The result that a key has moved to. */
interface Highlighted {
  readonly entry: SearchEntry;
  readonly index: number;
  /** The text for which it was moved to. Another text starts at its best match. */
  readonly text: string;
}

/**
 * The index of the active result. It is found by kind and ID, because a poll or the last letter typed can
 * replace the entries while the user moves through them.
 */
function activeIndex(
  entries: readonly SearchEntry[],
  highlighted: Highlighted | null,
  text: string,
): number {
  if (highlighted?.text !== text) return 0;
  const { entry, index } = highlighted;
  const found = entries.findIndex(({ kind, id }) => kind === entry.kind && id === entry.id);
  return found >= 0 ? found : Math.max(0, Math.min(index, entries.length - 1));
}

/** The results grouped by kind: the listbox of the search field's combobox. */
export function SearchResults({
  text,
  entries,
  counts,
  status,
  inputRef,
  Mark,
  onChoose,
  directionsTo,
  onHighlight,
  head,
  children,
}: SearchResultsProps) {
  const { words, formats } = useLanguage();
  const [highlighted, setHighlighted] = useState<Highlighted | null>(null);
  const active = activeIndex(entries, highlighted, text);
  /** A finger means the result that it has touched, also if other results have come before it leaves. */
  const pressed = useRef<{ index: number; entry: SearchEntry | undefined }>({
    index: NONE,
    entry: undefined,
  });
  /** The row under the pointer, by its place: other results may come while the pointer rests. */
  const [pointed, setPointed] = useState(NONE);
  const reached = highlighted?.text === text ? entries[active] : undefined;
  const marked = entries[pointed] ?? reached;
  const highlight = useEffectEvent(() => onHighlight(marked ?? null));
  const endHighlight = useEffectEvent(() => onHighlight(null));
  useEffect(() => {
    highlight();
    return () => endHighlight();
  }, [marked?.kind, marked?.id]);

  // A layout effect, so that Enter works in the same frame in which the results appear.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const steps = { ArrowDown: 1, ArrowUp: -1 };
      const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
      const chosen = entries[active];
      if (step !== undefined && entries.length > 0) {
        const index = (active + step + entries.length) % entries.length;
        const entry = entries[index];
        if (entry !== undefined) {
          setHighlighted({ entry, index, text });
          // The pointer may rest on another result.
          setPointed(NONE);
        }
      } else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [entries, active, inputRef, onChoose, text]);

  const headingOf = (kind: SearchEntry['kind'], shown: number) => {
    const heading = kindNames(words)[kind];
    const all = counts?.[kind] ?? shown;
    if (all <= shown) return heading;
    return words.search.shownOf(heading, formats.number(shown), formats.number(all));
  };
  const groups = groupEntries(entries);

  const hasActive = entries.length > 0;
  // The first results are at the top anyway, and to find that out the browser would lay out the page at once.
  const mayBeOutOfSight = highlighted !== null;
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (hasActive) {
      input?.setAttribute('aria-activedescendant', resultID(active));
      if (mayBeOutOfSight)
        document.querySelector(`#${resultID(active)}`)?.scrollIntoView?.({ block: 'nearest' });
    }
    return () => input?.removeAttribute('aria-activedescendant');
  }, [active, hasActive, mayBeOutOfSight, inputRef]);

  return (
    <section
      id={RESULTS_ID}
      className="search-results"
      aria-label={words.search.results}
      // Safari focuses the nearest such element instead of a pressed button, and the search stays open.
      tabIndex={-1}
    >
      {head}
      <p className="search-results__status">{status}</p>
      {entries.length === 0 ? null : (
        <div
          role="listbox"
          tabIndex={-1}
          aria-label={words.search.results}
          // Keeps the focus in the field, so that its keys still work.
          onPointerDown={(event) => {
            event.preventDefault();
            const index = resultAt(event.target)?.index ?? NONE;
            pressed.current = { index, entry: entries[index] };
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ target }) => {
            const at = resultAt(target);
            const { index, entry: whenPressed } = pressed.current;
            const entry = at && index === at.index ? whenPressed : entries[at?.index ?? NONE];
            if (at === null || entry === undefined) return;
            const openWays = at.isWays ? directionsTo?.(entry) : null;
            if (openWays) openWays();
            else onChoose(entry);
          }}
          onPointerOver={({ target }) => setPointed(resultAt(target)?.index ?? NONE)}
          onPointerLeave={() => setPointed(NONE)}
        >
          {groups.map(({ kind, first, entries: ofKind }) => (
            <div key={kind} role="group" aria-labelledby={`search-kind-${kind}`}>
              <div id={`search-kind-${kind}`} className="search-results__kind" role="presentation">
                {headingOf(kind, ofKind.length)}
              </div>
              {ofKind.map((entry, nth) => (
                <SearchResult
                  // By its place: other results change the texts of rows, which is faster than other rows.
                  key={nth}
                  entry={entry}
                  index={first + nth}
                  isActive={first + nth === active}
                  Mark={Mark}
                  hasWays={(directionsTo?.(entry) ?? null) !== null}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
