/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for an option of a listbox with groups. */
import { type ComponentType, memo } from 'react';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { SearchEntry } from './results/findEntries.ts';

interface SearchResultProps {
  entry: SearchEntry;
  index: number;
  isActive: boolean;
  Mark: ComponentType<{ entry: SearchEntry }>;
  /** Whether ways to it are offered. An option holds no button, only a part that looks like one. */
  hasWays: boolean;
}

const ID = 'search-result-';
const WAYS = 'search-results__directions';

/** The DOM ID of a result. */
export const resultID = (index: number): string => `${ID}${index}`;

/** Which result a pointer is on, and whether on the part that opens the ways to it; null if on none. */
export function resultAt(target: EventTarget): { index: number; isWays: boolean } | null {
  const option = target instanceof Element ? target.closest(`[id^=${ID}]`) : null;
  if (option === null || !(target instanceof Element)) return null;
  return { index: Number(option.id.slice(ID.length)), isWays: target.closest(`.${WAYS}`) !== null };
}

/** Always the same element, which isn't rendered again. */
const WAYS_PART = (
  <span className={WAYS} aria-hidden="true">
    <Icon name="way" />
  </span>
);

/** One result. Most stay for a moment when another letter is typed, so that its list handles the pointer. */
export const SearchResult = memo(function SearchResult({
  entry,
  index,
  isActive,
  Mark,
  hasWays,
}: SearchResultProps) {
  return (
    <div
      id={resultID(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="search-results__entry"
    >
      <span className="search-results__mark">
        <Mark entry={entry} />
      </span>
      <span>
        <bdi>{entry.name}</bdi>
      </span>
      <span className="secondary">{entry.detail}</span>
      {hasWays ? WAYS_PART : null}
    </div>
  );
});
