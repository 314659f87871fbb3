/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Some supported browsers lack the `search` element. */
import './SearchBox.css';
import { useEffect } from 'react';
import type { FocusEvent, RefObject } from 'react';

import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** The DOM ID of the results, which render in another part of the page. */
export const RESULTS_ID = 'search-results';

interface SearchBoxProps {
  /** The query, or null while the search is closed. */
  text: string | null;
  /** What is searched for, said while nothing is typed. */
  hint: string;
  /** Whether a button leads back while nothing is typed, too, to what the search was opened from. */
  hasBack?: boolean;
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * The page's search field, a combobox. `/` focuses it, Escape clears and then closes it. The results
 * handle the arrow keys and Enter of this field. Tab moves past it without opening or closing anything.
 */
export function SearchBox({ text, hint, hasBack = false, onTextChange, inputRef }: SearchBoxProps) {
  const { search } = useLanguage().words;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      inputRef.current?.focus();
      if (text === null) onTextChange('');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inputRef, text, onTextChange]);
  // Opened from elsewhere, such as an end of a journey, it is ready to type in.
  const isOpened = text !== null;
  useEffect(() => {
    if (isOpened) inputRef.current?.focus();
  }, [isOpened, inputRef]);
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInResults =
      relatedTarget instanceof HTMLElement && relatedTarget.closest(`#${RESULTS_ID}`) !== null;
    // The end of a journey can be a tap on the map, and a phone's keyboard is put away before it.
    if (text === '' && !isInResults && !hasBack) onTextChange(null);
  };
  return (
    <div className="search-box" role="search">
      {hasBack ? (
        <IconButton
          icon="back"
          className="search-box__back"
          label={search.close}
          onClick={() => onTextChange(null)}
        />
      ) : (
        <Icon name="search" size={18} />
      )}
      <input
        ref={inputRef}
        type="search"
        className="search-box__field"
        role="combobox"
        aria-label={search.label}
        aria-expanded={text !== null}
        aria-controls={RESULTS_ID}
        aria-autocomplete="list"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={hint}
        value={text ?? ''}
        onClick={() => onTextChange(text ?? '')}
        onBlur={handleBlur}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== null) onTextChange(text === '' ? null : '');
          else if (event.key === 'ArrowDown' && text === null) onTextChange('');
          else return;
          event.preventDefault();
        }}
      />
      {text === null || text === '' || hasBack ? null : (
        <IconButton icon="close" label={search.close} onClick={() => onTextChange(null)} />
      )}
    </div>
  );
}
