import './KioskPage.css';
import { useState } from 'react';

import { LivePoller } from '../../city/reads/LivePoller.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { CityBoard } from './buses/CityBoard.tsx';
import { StationBoard } from './buses/StationBoard.tsx';
import { BoardNotices } from './causes/BoardNotices.tsx';
import { EventBoard } from './events/EventBoard.tsx';
import { KioskHeader } from './KioskHeader.tsx';
import { LotBoard } from './lots/LotBoard.tsx';
import { MapPanel } from './map/MapPanel.tsx';
import { useKiosk } from './options/KioskOptionsContext.ts';
import { LearnOrder } from './station/LearnOrder.tsx';
import { StationRoutes } from './station/StationRoutes.tsx';
import { useStation } from './station/useStation.ts';
import { TouchReturn } from './touch/TouchReturn.tsx';
import { useTouchReset } from './touch/useTouchReset.ts';
import { useIdlePointer } from './useIdlePointer.ts';
import { useLockDown } from './useLockDown.ts';

/** The board: buses, lots, events and the map, those of the URL, all visible at once. */
export function KioskPage({ hasChosenRoutes }: { hasChosenRoutes: boolean }) {
  const { words } = useLanguage();
  const { features } = useSettings();
  const { options, scale } = useKiosk();
  const station = useStation();
  const isIdle = useIdlePointer();
  const [isMapShown, setMapShown] = useState(true);
  const touch = useTouchReset(options.touch);
  useLockDown();
  const panels = options.panels.filter((panel) =>
    panel === 'map' ? true : panel === 'buses' ? features.vehicles : features.parking,
  );
  const failed = (part: string) => (retry: () => void, error: unknown) => (
    <BoardFailed part={part} retry={retry} error={error} />
  );
  const contents = {
    buses: station === null ? <CityBoard /> : <StationBoard station={station} />,
    lots: <LotBoard station={station} />,
    events: <EventBoard />,
    map: <MapPanel key={touch.visits} station={station} onShown={setMapShown} />,
  };
  const names = {
    buses: words.page.tabs.buses,
    lots: words.page.tabs.parking,
    events: words.page.tabs.events,
    map: words.page.map,
  };
  const lists = panels.filter((panel) => panel !== 'map').length;
  return (
    <main
      className="kiosk"
      data-idle={isIdle}
      data-map={panels.includes('map') && isMapShown}
      data-lists={lists}
      data-touch={options.touch}
      style={{
        '--kiosk-large': `${scale.large}px`,
        '--kiosk-medium': `${scale.medium}px`,
        '--kiosk-small': `${scale.small}px`,
      }}
    >
      <LivePoller />
      <LearnOrder />
      {station === null ? null : <StationRoutes station={station} isChosen={hasChosenRoutes} />}
      <KioskHeader />
      <div className="kiosk__panels">
        {panels.map((panel) => (
          <div key={panel} className="kiosk__panel" data-panel={panel}>
            <ErrorBoundary fallback={failed(names[panel])}>{contents[panel]}</ErrorBoundary>
          </div>
        ))}
      </div>
      {touch.secondsLeft === null ? null : <TouchReturn secondsLeft={touch.secondsLeft} />}
      <BoardNotices station={station} isMapLost={panels.includes('map') && !isMapShown} />
    </main>
  );
}
