/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a combobox's listbox of options with two lines. */
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { findPlaces } from '../places/findPlaces.ts';
import type { PlaceEntry } from '../places/findPlaces.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';

interface PlaceSearchProps {
  label: string;
  /** What the place is for. */
  help: string;
  entries: readonly PlaceEntry[];
  /** Whether more entries may follow. */
  isLoading: boolean;
  /** Called when someone begins to type: until then nothing is read. */
  onStart: () => void;
  onChoose: (selection: Selection) => void;
}

const MOST_SHOWN = 8;

/** Milliseconds without a change, before the number of matches is announced. */
const TYPING_PAUSE = 400;

/** A combobox that finds a stop or a lot by name or number. */
export function PlaceSearch({
  label,
  help,
  entries,
  isLoading,
  onStart,
  onChoose,
}: PlaceSearchProps) {
  const { formats } = useLanguage();
  const own = useBuilderWords();
  const announce = useAnnounce();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const query = useDeferredValue(text.trim());
  const found = useMemo(() => (query === '' ? [] : findPlaces(entries, query)), [entries, query]);
  const shown = found.slice(0, MOST_SHOWN);
  const isWaiting = isLoading && found.length === 0;
  const status = isWaiting ? own.searching : own.found(found.length, formats.number(found.length));
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => announce(status), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, status, announce]);
  const change = (next: string) => {
    setText(next);
    setActive(0);
    if (next !== '') onStart();
  };
  const choose = (entry: PlaceEntry | undefined) => {
    if (entry === undefined) return;
    change('');
    onChoose(entry.selection);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    if (step !== undefined && shown.length > 0)
      setActive((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter') choose(shown[active]);
    else if (event.key === 'Escape' && text !== '') change('');
    else return;
    event.preventDefault();
  };
  const isOpen = query !== '';
  return (
    <div className="builder-search">
      <input
        id={`${id}-field`}
        type="search"
        className="builder-input"
        role="combobox"
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={own.findPlaceHint}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-help`} className="builder-hint">
        {isOpen ? status : help}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="builder-search__list"
        hidden={!isOpen || shown.length === 0}
      >
        {shown.map((entry, index) => (
          <div
            key={`${entry.selection.kind} ${entry.selection.id}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="builder-search__entry"
            // Keeps the focus in the field, so that its keys still work.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(entry)}
            onKeyDown={onKeyDown}
          >
            <span>
              <bdi>{entry.name}</bdi>
            </span>
            <small className="secondary">{entry.detail}</small>
          </div>
        ))}
      </div>
    </div>
  );
}
