import type { ReactNode, RefObject } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { PartFailed } from '../PartFailed.tsx';
import type { StopsInView } from '../../city/reads/useStopsInView.ts';
import type { Selection } from '../../view/view.ts';
import { CityChanges } from './CityChanges.tsx';

interface RiderToolsProps {
  settings: Settings;
  stopsInView: StopsInView;
  /** What is searched, or null while nobody searches. */
  text: string | null;
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onSelect: (selection: Selection) => void;
}

/** What stands above the lists and comes after the first of them: the first list has no time for it. */
export function RiderTools({
  settings,
  stopsInView,
  onSelect,
  ...searchBoxProps
}: RiderToolsProps) {
  return (
    <>
      <SearchBox {...searchBoxProps} />
      <ChangesPart>
        <CityChanges settings={settings} stopsInView={stopsInView} onSelect={onSelect} />
      </ChangesPart>
    </>
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
