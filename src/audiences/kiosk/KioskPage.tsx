import './KioskPage.css';
import { useState } from 'react';

import { LivePoller } from '../../city/reads/live/LivePoller.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { type BoardPanel, subjectOf } from '../../contract/board/board-panels.ts';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { isSupported } from '../../view/supportedView.ts';
import type { MisreadPlaces } from './board/misreadPlaces.ts';
import { BoardFailed } from './BoardFailed.tsx';
import { BoardNotices } from './causes/BoardNotices.tsx';
import { useIsAllLost } from './causes/useIsAllLost.ts';
import { KioskHeader } from './header/KioskHeader.tsx';
import { BoardPanels } from './layout/BoardPanels.tsx';
import { useStationLots } from './lots/useStationLots.ts';
import { NoticeStrip } from './notices/NoticeStrip.tsx';
import { mainFirst } from './options/kiosk-panels.ts';
import { useKiosk } from './options/KioskOptionsContext.ts';
import { BoardHeadContext } from './paged/BoardHead.ts';
import { StationRoutes } from './station/StationRoutes.tsx';
import { useStation } from './station/useStation.ts';
import type { RouteSearch } from './station/useStation.ts';
import { Takeover, useTakeover } from './takeover/Takeover.tsx';
import { OpenContext } from './touch/OpenContext.ts';
import { TouchCard } from './touch/TouchCard.tsx';
import { TouchReturn } from './touch/TouchReturn.tsx';
import { useOpened } from './touch/useOpened.ts';
import { useTouchReset } from './touch/useTouchReset.ts';

/**
 * The board: buses, lots, events and the map, those of the URL, all visible at once.
 *
 * @param misread why it shows the whole city although it was meant for a place; null if it does what was asked
 */
export function KioskPage({ misread }: { misread: MisreadPlaces | null }) {
  const { words } = useLanguage();
  const { features } = useSettings();
  const { options } = useKiosk();
  const [search, setSearch] = useState<RouteSearch>('running');
  const station = useStation(search);
  const isLandscape = useMediaQuery('(orientation: landscape)');
  const touch = useTouchReset(options.touch);
  const [opened, open] = useOpened(touch.visits);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const isAllLost = useIsAllLost();
  const takeover = useTakeover();
  // While nothing can be shown, one panel says so.
  const isSilent = (panel: BoardPanel) =>
    isAllLost && ['lots', 'forecast', 'events'].includes(panel);
  const { lots, isOwnChoice } = useStationLots(station);
  // A board that nobody asked for lots has no empty list of them.
  const isEmpty = (panel: BoardPanel) => panel === 'lots' && isOwnChoice && lots.length === 0;
  const isKnown = (panel: BoardPanel) => {
    const subject = subjectOf(panel);
    if (subject !== null) return isSupported(subject, features);
    return panel !== 'elevators' || station !== null;
  };
  const wanted = options.panels.filter(
    (panel) => isKnown(panel) && !isSilent(panel) && !isEmpty(panel),
  );
  const hasList = options.panels.some((panel) => panel !== 'map' && isKnown(panel));
  // What a city doesn't publish has no panel, but a display is never empty.
  const shown: readonly BoardPanel[] = wanted.length === 0 ? ['map'] : wanted;
  // Without a station, the map of a board whose address names no panels is its main part.
  const isOfCity = station === null && !options.hasOwnPanels;
  const panels = isOfCity ? shown : mainFirst(shown);
  // A board that was meant to have lists says why it has none.
  const needsStop =
    station === null &&
    features.times === true &&
    options.hasOwnPanels &&
    options.panels.length > 1 &&
    !hasList;
  return (
    <main className="kiosk" data-touch={options.touch}>
      <LivePoller inBackground />
      {station === null ? null : <StationRoutes station={station} onSearch={setSearch} />}
      <KioskHeader station={station} stateRef={setHead} />
      <OpenContext value={options.touch ? open : null}>
        <BoardHeadContext value={head}>
          <BoardPanels
            panels={panels}
            areChosen={options.hasOwnPanels}
            station={station}
            lots={lots}
            isLandscape={isLandscape}
            visit={touch.visits}
            isCovered={opened.length > 0}
          />
        </BoardHeadContext>
      </OpenContext>
      {opened.length === 0 ? null : (
        <ErrorBoundary
          fallback={(retry, error) => (
            <BoardFailed part={words.page.panel} retry={retry} error={error} />
          )}
        >
          <TouchCard opened={opened} onOpen={open} />
        </ErrorBoundary>
      )}
      {takeover === undefined ? null : <Takeover takeover={takeover} station={station} />}
      {touch.secondsLeft === null ? null : <TouchReturn secondsLeft={touch.secondsLeft} />}
      <BoardNotices station={station} needsStop={needsStop} misread={misread} />
      {features.notices === true ? (
        <NoticeStrip station={station} lines={isLandscape ? 2 : 3} />
      ) : null}
    </main>
  );
}
