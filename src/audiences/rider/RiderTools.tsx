import type { ReactNode, RefObject } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { PartFailed } from '../PartFailed.tsx';
import { CityChanges } from './CityChanges.tsx';

interface RiderToolsProps {
  /** The search text; null while the search is closed. */
  text: string | null;
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onSelect: (selection: Selection) => void;
}

/** The search box and the changes, above the lists. Loaded after the first list. */
export function RiderTools({ text, onTextChange, inputRef, onSelect }: RiderToolsProps) {
  const { vehicles, parking } = useSettings().features;
  return (
    <>
      <SearchBox text={text} onTextChange={onTextChange} inputRef={inputRef} />
      {vehicles || parking ? (
        <ChangesPart>
          <CityChanges onSelect={onSelect} />
        </ChangesPart>
      ) : null}
    </>
  );
}

/** A boundary of its own, so that a failure of the changes leaves the search working (R25). */
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
