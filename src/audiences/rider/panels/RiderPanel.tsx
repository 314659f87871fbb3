import { Activity, useCallback, useState } from 'react';
import type { RefObject } from 'react';

import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { fetched } from '../../../ui/loading/fetched.ts';
import { useFirstLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { Part } from '../../Part.tsx';
import type { StopsInView } from '../../../city/reads/useStopsInView.ts';
import type { Selection } from '../../../view/view.ts';
import { StopsPanel } from './StopsPanel.tsx';

const LaterPanels = fetched(async () => (await import('./LaterPanels.tsx')).LaterPanels);
const SearchPanel = fetched(async () => (await import('../search/SearchPanel.tsx')).SearchPanel);

interface RiderPanelProps extends Omit<PanelProps, 'city'> {
  stopsInView: StopsInView;
  /** What a tap met, where that was several things. */
  met: readonly Selection[];
  /** What stands at the end of a stop's row, once its code is here. */
  stopAside: StopAside | undefined;
  search: string | null;
  searchInput: RefObject<HTMLInputElement | null>;
  onForgetMet: () => void;
  onCloseSearch: () => void;
}

/** What is under the tabs: what a search found, the first list of stops, or what came after it. */
export function RiderPanel({ met, search, searchInput, onCloseSearch, ...panel }: RiderPanelProps) {
  const { view, changeView, stopsInView, onSelect, onHighlight, ...rest } = panel;
  const selectStop = useCallback(
    ({ stopID }: { stopID: string }) => onSelect({ kind: 'stop', id: stopID }),
    [onSelect],
  );
  const highlightStop = useCallback(
    (stop: CityStop | null) =>
      onHighlight(stop === null ? null : { kind: 'stop', id: stop.stopID }),
    [onHighlight],
  );
  const { words } = useFirstLanguage();
  const isFirstList =
    view.panel === 'stops' && view.selection === null && view.near === null && met.length === 0;
  const isSearching = search !== null;
  const isShown = isFirstList && !isSearching;
  // What was shown once is kept under what comes over it: to draw it anew takes long.
  const [wasShown, keep] = useState(isShown);
  if (isShown && !wasShown) keep(true);
  return (
    <>
      {wasShown ? (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Part name={words.page.tabs.stops}>
            <StopsPanel
              city={stopsInView}
              destination={view.destination}
              onDestination={(destination) => changeView({ destination })}
              onSelect={selectStop}
              onHighlight={highlightStop}
              aside={panel.stopAside}
            />
          </Part>
        </Activity>
      ) : null}
      {isFirstList ? null : (
        <Activity mode={isSearching ? 'hidden' : 'visible'}>
          <Part name={words.page.tabs[view.panel]}>
            <LaterPanels {...panel} met={met} />
          </Part>
        </Activity>
      )}
      {isSearching ? (
        <Part name={words.page.tabs[view.panel]}>
          <SearchPanel
            {...rest}
            view={view}
            text={search}
            stopsInView={stopsInView}
            inputRef={searchInput}
            changeView={changeView}
            onSelect={onSelect}
            onClose={onCloseSearch}
          />
        </Part>
      ) : null}
    </>
  );
}
