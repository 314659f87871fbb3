import { Activity, memo, useState } from 'react';
import type { RefObject } from 'react';

import { NearHead } from '../../../city/near/NearHead.tsx';
import { NearShape } from '../../../city/near/NearShape.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCardBesideList } from '../../../ui/browser/useCardBesideList.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { isFirstList, isNearList } from './isFirstList.ts';
import { RiderNear } from './RiderNear.tsx';
import { RiderStops } from './RiderStops.tsx';
import { AroundRoutes } from './RoutesPlace.tsx';

const RiderPanels = lazyComponent(async () => (await import('./RiderPanels.tsx')).RiderPanels);
const SearchPanel = lazyComponent(
  async () => (await import('../search/SearchPanel.tsx')).SearchPanel,
);
const StopsFavorites = lazyComponent(
  async () => (await import('./StopsFavorites.tsx')).StopsFavorites,
);

interface RiderPanelProps extends PanelProps {
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  search: string | null;
  /** Which end of a journey the search is for. */
  end: 'from' | 'to';
  searchInput: RefObject<HTMLInputElement | null>;
  onClearTapHits: () => void;
  onSearch: (text: string | null) => void;
  /** Shows as much of the map as there is, where the list covers it. */
  onMap: () => void;
}

/** The content below the tabs: search results, the first list of stops, or the panels that load after it. */
export const RiderPanel = memo(function RiderPanel({
  tapHits,
  search,
  end,
  searchInput,
  onClearTapHits,
  onSearch,
  onMap,
  onSelect,
  onHighlight,
}: RiderPanelProps) {
  const view = usePageView();
  const { words } = useLanguage('page');
  const { city, features } = useSettings();
  const isCardBeside = useCardBesideList();
  const hasCard = view.selection !== null || tapHits.length > 0;
  const hasFirstList = isFirstList(view, features) && (isCardBeside || !hasCard);
  const isSearching = search !== null;
  const isShown = hasFirstList && !isSearching;
  // Once shown, the list stays mounted while hidden: mounting it again takes long.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <>
      {wasShown ? (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <AsyncBoundary
            name={words.page.tabs.stops}
            fallback={
              isNearList(view, features) ? (
                <>
                  <NearHead title={city.name} status={words.page.loading} />
                  <NearShape />
                </>
              ) : null
            }
          >
            {isNearList(view, features) ? (
              <RiderNear onSelect={onSelect} onHighlight={onHighlight} />
            ) : (
              <AroundRoutes>
                <RiderStops onSelect={onSelect} onHighlight={onHighlight} />
              </AroundRoutes>
            )}
          </AsyncBoundary>
        </Activity>
      ) : null}
      {hasFirstList && !hasCard ? null : (
        <AsyncBoundary name={words.page.tabs[view.panel]}>
          <RiderPanels
            tapHits={tapHits}
            isSearching={isSearching}
            onClearTapHits={onClearTapHits}
            onSelect={onSelect}
            onHighlight={onHighlight}
          />
        </AsyncBoundary>
      )}
      <AsyncBoundary name={words.routes.heading}>
        <StopsFavorites isCovered={isSearching || (tapHits.length > 0 && !isCardBeside)} />
      </AsyncBoundary>
      {isSearching ? (
        <AsyncBoundary name={words.page.tabs[view.panel]}>
          <SearchPanel
            text={search}
            end={end}
            inputRef={searchInput}
            onSelect={onSelect}
            onHighlight={onHighlight}
            onClose={() => onSearch(null)}
            onMap={onMap}
          />
        </AsyncBoundary>
      ) : null}
    </>
  );
});
