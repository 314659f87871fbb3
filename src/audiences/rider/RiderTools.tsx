import type { ReactNode, RefObject } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import type { SheetHeight } from '../../ui/panels/Sheet.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { CityChanges } from './CityChanges.tsx';
import { PageMenuButton } from './menu/PageMenuButton.tsx';
import { useChosenTabInView } from './sheet/useChosenTabInView.ts';
import { useSheetDrag } from './sheet/useSheetDrag.ts';

interface RiderToolsProps {
  /** The search text; null while the search is closed. */
  text: string | null;
  /** Which end of a journey is searched for. */
  end: 'from' | 'to';
  onTextChange: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onSelect: (selection: Selection) => void;
  /** A setState updater. */
  onHeightChange: (next: (height: SheetHeight) => SheetHeight) => void;
}

/** The search box, the changes and the page's menu. Loaded after the first list. */
export function RiderTools({
  text,
  end,
  onTextChange,
  inputRef,
  onSelect,
  onHeightChange,
}: RiderToolsProps) {
  const { search, journeys } = useLanguage().words;
  useSheetDrag(inputRef, onHeightChange);
  const { panel, journey } = usePageView();
  useChosenTabInView(inputRef, panel);
  const { vehicles, parking, notices } = useSettings().features;
  return (
    <>
      <SearchBox
        text={text}
        hint={end === 'from' ? journeys.start : search.hint}
        hasBack={journey !== null && text !== null}
        onTextChange={onTextChange}
        inputRef={inputRef}
      />
      {vehicles || parking || notices === true ? (
        <ChangesPart>
          <CityChanges onSelect={onSelect} />
        </ChangesPart>
      ) : null}
      <PageMenuButton />
    </>
  );
}

/** A boundary of its own, so that a failure of the changes leaves the search working. */
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
