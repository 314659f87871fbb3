/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   HTML has no element for a combobox's listbox with groups. The search field handles its keys. */
import './SearchResults.css';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { ENTRY_KINDS } from './findEntries.ts';
import type { SearchMatches, SearchEntry } from './findEntries.ts';
import { RESULTS_ID } from './SearchBox.tsx';

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
  markOf: (entry: SearchEntry) => ReactNode;
  onChoose: (entry: SearchEntry) => void;
  /** What opens the ways to a result; null without any. Its card has a button for the keyboard. */
  directionsTo?: (entry: SearchEntry) => (() => void) | null;
  /** Called with the result under the pointer or reached by keys, and with null when it is left. */
  onHighlight: (entry: SearchEntry | null) => void;
  children?: ReactNode;
}

const optionID = (index: number) => `search-result-${index}`;

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

/** A part of a result that opens the ways to it. An option of a listbox holds no button. */
const DirectionsMark = ({ open }: { open: (() => void) | null }) =>
  open === null ? null : (
    <span
      className="search-results__directions"
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        open();
      }}
    >
      <Icon name="way" />
    </span>
  );

/** The results grouped by kind: the listbox of the search field's combobox. */
export function SearchResults({
  text,
  entries,
  counts,
  status,
  inputRef,
  markOf,
  onChoose,
  directionsTo,
  onHighlight,
  children,
}: SearchResultsProps) {
  const { words, formats } = useLanguage();
  const [highlighted, setHighlighted] = useState<Highlighted | null>(null);
  const active = activeIndex(entries, highlighted, text);
  const [pointed, setPointed] = useState<SearchEntry | null>(null);
  const reached = highlighted?.text === text ? entries[active] : undefined;
  const marked =
    entries.find(({ kind, id }) => kind === pointed?.kind && id === pointed.id) ?? reached;
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
          setPointed(null);
        }
      } else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [entries, active, inputRef, onChoose, text]);

  const headingOf = (kind: SearchEntry['kind']) => {
    const shown = entries.filter((entry) => entry.kind === kind).length;
    const heading = words.search.kinds[kind];
    const all = counts?.[kind] ?? shown;
    if (all <= shown) return heading;
    return words.search.shownOf(heading, formats.number(shown), formats.number(all));
  };

  const hasActive = entries.length > 0;
  // The first results are at the top anyway, and to find that out the browser would lay out the page at once.
  const mayBeOutOfSight = highlighted !== null;
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (hasActive) {
      input?.setAttribute('aria-activedescendant', optionID(active));
      if (mayBeOutOfSight)
        document.querySelector(`#${optionID(active)}`)?.scrollIntoView?.({ block: 'nearest' });
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
                      onPointerEnter={() => setPointed(entry)}
                      onPointerLeave={() => setPointed(null)}
                    >
                      <span className="search-results__mark">{markOf(entry)}</span>
                      <span>
                        <bdi>{entry.name}</bdi>
                      </span>
                      <span className="secondary">{entry.detail}</span>
                      <DirectionsMark open={directionsTo?.(entry) ?? null} />
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
