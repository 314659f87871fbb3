import './RiderControls.css';
import { memo } from 'react';
import type { RefObject } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import type { SheetHeight } from '../../ui/panels/Sheet.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { supportedPanels } from '../../view/supportedView.ts';
import type { Panel, Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';

const JourneyFields = lazyComponent(
  async () => (await import('../../city/journeys/fields/JourneyFields.tsx')).JourneyFields,
);
const RiderTools = lazyComponent(async () => (await import('./RiderTools.tsx')).RiderTools);

interface RiderControlsProps {
  /** The search text; null while the search is closed. */
  search: string | null;
  /** Which end of a journey the search is for. */
  end: 'from' | 'to';
  searchInput: RefObject<HTMLInputElement | null>;
  onSearch: (text: string | null) => void;
  /** Opens the search for an end of the journey. */
  onEnd: (end: 'from' | 'to') => void;
  onSelect: (selection: Selection) => void;
  onPanel: (panel: Panel) => void;
  /** A setState updater. */
  onHeightChange: (next: (height: SheetHeight) => SheetHeight) => void;
}

/** The search and the tabs: over the map of a phone, and above the lists of a wider screen. */
export const RiderControls = memo(function RiderControls({
  search,
  end,
  searchInput,
  onSearch,
  onEnd,
  onSelect,
  onPanel,
  onHeightChange,
}: RiderControlsProps) {
  const { words } = useLanguage('page');
  const { city, features } = useSettings();
  const { panel, journey } = usePageView();
  const tabs = supportedPanels(features);
  return (
    <div id="lists" tabIndex={-1} className="rider__controls">
      <h1 className="visually-hidden">
        {city.name} <small>{words.page.tagline}</small>
      </h1>
      <div className="rider__search">
        <AsyncBoundary name={words.page.search}>
          {journey === null || search !== null ? (
            <RiderTools
              text={search}
              end={journey === null ? 'to' : end}
              onTextChange={onSearch}
              inputRef={searchInput}
              onSelect={onSelect}
              onHeightChange={onHeightChange}
            />
          ) : (
            <JourneyFields journey={journey} lastEnd={end} onEnd={onEnd} />
          )}
        </AsyncBoundary>
      </div>
      {journey === null && tabs.length > 1 ? (
        <Tabs<Panel>
          label={words.page.panel}
          tabs={tabs}
          labels={words.page.tabs}
          chosen={panel}
          onChoose={onPanel}
        />
      ) : null}
    </div>
  );
});
