import { memo, useState } from 'react';
import type { RefObject } from 'react';

import { StopsPanel, type StopsPanelProps } from '../../../city/panels/StopsPanel.tsx';
import { HideablePart } from '../../../ui/browser/HideablePart.tsx';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { importParts } from '../importParts.ts';
import { FavoriteStops } from './FavoriteStops.tsx';
import { importPanels, importFirstStop, isFirstList } from './firstPanel.ts';

const RiderPanels = lazyComponent(async () => (await importPanels()).RiderPanels);
const FirstStop = lazyComponent(async () => (await importFirstStop()).FirstStop);
const SearchPanel = lazyComponent(
  async () => (await (await importParts()).importSearch()).SearchPanel,
);
const StopsFavorites = lazyComponent(async () => (await importParts()).StopsFavorites);

interface RiderPanelProps extends PanelProps {
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  /** The end of a stop's row, once its code has loaded. */
  stopExtra: StopsPanelProps['extra'];
  search: string | null;
  searchInput: RefObject<HTMLInputElement | null>;
  onClearTapHits: () => void;
  onSearch: (text: string | null) => void;
}

/** The content below the tabs: search results, the first list of stops, or the panels that load after it. */
export const RiderPanel = memo(function RiderPanel({
  tapHits,
  stopExtra,
  search,
  searchInput,
  onClearTapHits,
  onSearch,
  onSelect,
  onHighlight,
}: RiderPanelProps) {
  const view = usePageView();
  const { words } = usePageLanguage();
  const hasFirstList = isFirstList(view) && tapHits.length === 0;
  const isSearching = search !== null;
  const { selection } = view;
  const cardStart =
    selection?.kind === 'stop' && tapHits.length === 0 ? (
      <AsyncBoundary name={words.page.tabs.stops}>
        {/* Its failure isn't shown: the whole card comes without it. */}
        <ErrorBoundary fallback={() => null}>
          <FirstStop id={selection.id} onSelect={onSelect} />
        </ErrorBoundary>
      </AsyncBoundary>
    ) : null;
  const isShown = hasFirstList && !isSearching;
  // Once shown, the list stays mounted while hidden: mounting it again takes long.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <>
      {wasShown ? (
        <HideablePart isShown={isShown}>
          <AsyncBoundary name={words.page.tabs.stops}>
            {/* A link that names routes is about them. */}
            {view.routes === null ? <FavoriteStops onSelect={onSelect} /> : null}
            <StopsPanel onSelect={onSelect} onHighlight={onHighlight} extra={stopExtra} />
          </AsyncBoundary>
        </HideablePart>
      ) : null}
      {hasFirstList ? null : (
        <HideablePart isShown={!isSearching}>
          <AsyncBoundary name={words.page.tabs[view.panel]} fallback={cardStart}>
            <RiderPanels
              stopExtra={stopExtra}
              cardStart={cardStart}
              tapHits={tapHits}
              onClearTapHits={onClearTapHits}
              onSelect={onSelect}
              onHighlight={onHighlight}
            />
          </AsyncBoundary>
        </HideablePart>
      )}
      <AsyncBoundary name={words.routes.heading}>
        <StopsFavorites isCovered={isSearching || tapHits.length > 0} />
      </AsyncBoundary>
      {isSearching ? (
        <AsyncBoundary name={words.page.tabs[view.panel]}>
          <SearchPanel
            text={search}
            inputRef={searchInput}
            onSelect={onSelect}
            onHighlight={onHighlight}
            onClose={() => onSearch(null)}
          />
        </AsyncBoundary>
      ) : null}
    </>
  );
});
