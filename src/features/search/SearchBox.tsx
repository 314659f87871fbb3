/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The element `search` is too young for some browsers. */
import './SearchBox.css';

import { useEffect } from 'react';
import type { FocusEvent, RefObject } from 'react';

import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** What the box controls: what is found stands elsewhere on the page. */
export const RESULTS_ID = 'search-results';

interface SearchBoxProps {
  /** What is searched, or null while nobody searches. */
  text: string | null;
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * The one search of the page: `/` puts the cursor into it, Escape clears and then leaves it (R5).
 * What finds is fetched when somebody comes here; it moves through the results by the keys
 * of this field, as the pattern of a combobox has it. Tab only passes by: what is open stays open.
 */
export function SearchBox({ text, onTextChange, inputRef }: SearchBoxProps) {
  const { searching } = useLanguage().words;
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
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInResults =
      relatedTarget instanceof HTMLElement && relatedTarget.closest(`#${RESULTS_ID}`) !== null;
    if (text === '' && !isInResults) onTextChange(null);
  };
  return (
    <div className="search-box" role="search">
      <Icon name="search" size={18} />
      <input
        ref={inputRef}
        type="search"
        className="search-box__field"
        role="combobox"
        aria-label={searching.label}
        aria-expanded={text !== null}
        aria-controls={RESULTS_ID}
        aria-autocomplete="list"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={searching.hint}
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
      {text === null || text === '' ? null : (
        <IconButton icon="close" label={searching.close} onClick={() => onTextChange(null)} />
      )}
    </div>
  );
}
