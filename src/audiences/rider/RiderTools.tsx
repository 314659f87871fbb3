import type { ReactNode, RefObject } from 'react';

import { SearchBox } from '../../features/search/SearchBox.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { LaterWords } from '../LanguageLoader.tsx';
import { PartFailed } from '../PartFailed.tsx';
import type { Selection } from '../../view/view.ts';
import { CityChanges } from './CityChanges.tsx';

interface RiderToolsProps {
  /** What is searched, or null while nobody searches. */
  text: string | null;
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onSelect: (selection: Selection) => void;
}

/** What stands above the lists and comes after the first of them: the first list has no time for it. */
export function RiderTools({ text, onTextChange, inputRef, onSelect }: RiderToolsProps) {
  return (
    <LaterWords>
      <SearchBox text={text} onTextChange={onTextChange} inputRef={inputRef} />
      <ChangesPart>
        <CityChanges onSelect={onSelect} />
      </ChangesPart>
    </LaterWords>
  );
}

/** What changed is one thing and the search another: neither takes the other down (R25). */
function ChangesPart({ children }: { children: ReactNode }) {
  const { changes } = useLanguage().words;
  return (
    <ErrorBoundary
      fallback={(retry, error) => <PartFailed part={changes.heading} error={error} retry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
