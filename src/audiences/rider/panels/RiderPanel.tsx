import { Activity, memo, useState } from 'react';
import type { RefObject } from 'react';

import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection, View } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { FavoriteStops } from './FavoriteStops.tsx';
import { RiderStops } from './RiderStops.tsx';

const RiderPanels = lazyComponent(async () => (await import('./RiderPanels.tsx')).RiderPanels);
const SearchPanel = lazyComponent(
  async () => (await import('../search/SearchPanel.tsx')).SearchPanel,
);
const StopsFavorites = lazyComponent(
  async () => (await import('./StopsFavorites.tsx')).StopsFavorites,
);

/** Whether a view begins with the list of stops, whose code is part of the page's first script. */
const isFirstList = ({ panel, selection, near }: View): boolean =>
  panel === 'stops' && selection === null && near === null;

interface RiderPanelProps extends PanelProps {
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  search: string | null;
  searchInput: RefObject<HTMLInputElement | null>;
  onClearTapHits: () => void;
  onSearch: (text: string | null) => void;
}

/** The content below the tabs: search results, the first list of stops, or the panels that load after it. */
export const RiderPanel = memo(function RiderPanel({
  tapHits,
  search,
  searchInput,
  onClearTapHits,
  onSearch,
  onSelect,
  onHighlight,
}: RiderPanelProps) {
  const view = usePageView();
  const { words } = useLanguage('page');
  const hasFirstList = isFirstList(view) && tapHits.length === 0;
  const isSearching = search !== null;
  const isShown = hasFirstList && !isSearching;
  // Once shown, the list stays mounted while hidden: mounting it again takes long.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <>
      {wasShown ? (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <AsyncBoundary name={words.page.tabs.stops}>
            {/* A link that names routes is about them. */}
            {view.routes === null ? <FavoriteStops onSelect={onSelect} /> : null}
            <RiderStops onSelect={onSelect} onHighlight={onHighlight} />
          </AsyncBoundary>
        </Activity>
      ) : null}
      {hasFirstList ? null : (
        <Activity mode={isSearching ? 'hidden' : 'visible'}>
          <AsyncBoundary name={words.page.tabs[view.panel]}>
            <RiderPanels
              tapHits={tapHits}
              onClearTapHits={onClearTapHits}
              onSelect={onSelect}
              onHighlight={onHighlight}
            />
          </AsyncBoundary>
        </Activity>
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
