import './BoardPanels.css';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { BoardPanel } from '../../../contract/board/board-panels.ts';
import { type AddedName, isAdded } from '../../../contract/subjects.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useElementSize } from '../../useElementSize.ts';
import { BoardFailed } from '../BoardFailed.tsx';
import { BusBoard } from '../buses/BusBoard.tsx';
import { StationBoard } from '../buses/StationBoard.tsx';
import { EventBoard } from '../events/EventBoard.tsx';
import { ForecastBoard } from '../lots/ForecastBoard.tsx';
import { LotBoard } from '../lots/LotBoard.tsx';
import { useMeasured } from '../paged/useMeasured.ts';
import { ElevatorBoard } from '../station/ElevatorBoard.tsx';
import type { Station } from '../station/useStation.ts';
import { leastRows } from '../times/useBoardForm.ts';
import { AddedBoard } from './AddedBoard.tsx';
import { MapPanel } from './MapPanel.tsx';
import { sidePanels } from './sidePanels.ts';

/** A table of so many lots stands beside a city's map. */
const LOTS_OF_CITY = 8;

interface BoardPanelsProps {
  /** At least one; the first one is the main panel. */
  panels: readonly BoardPanel[];
  /** Whether the address names the panels, so that no list is left out. */
  areChosen: boolean;
  station: Station | null;
  /** The lots that the display shows. */
  lots: readonly ListedLot[];
  isLandscape: boolean;
  /** Changes when a touched map returns to its start. */
  visit: number;
  /** Whether a card is over them, so that nothing in them can be chosen. */
  isCovered: boolean;
}

/** The panels of the board: the main one, and beside or below it, in a third of the space, what it leaves room for. */
export function BoardPanels(props: BoardPanelsProps) {
  const { panels, areChosen, station, lots, isLandscape, visit, isCovered } = props;
  const { words } = useLanguage();
  // What the header and the notices leave.
  const { ref, width, height } = useElementSize();
  /** The height of the departures beside other panels; null if those have no room. */
  const [beside, setBeside] = useState<number | null>(0);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [main = 'map', ...all] = panels;
  const key = `${width} ${height} ${panels.join()}`;
  /** How many panels are left out, so that the others have room. */
  const [leftOut, setLeftOut] = useState({ key, count: 0 });
  const count = leftOut.key === key ? leftOut.count : 0;
  const others = sidePanels(all, areChosen, count);
  const names = others.join();
  const overfull = useMeasured(
    [side],
    '',
    () => (side !== null && side.scrollHeight > side.clientHeight + 1 ? names : ''),
    names,
  );
  if (overfull === names && sidePanels(all, areChosen, count + 1).length < others.length)
    setLeftOut({ key, count: count + 1 });
  const space = {
    width,
    height,
    isLandscape,
    hasOthers: others.length > 0,
    least: leastRows(width, height),
  };
  const contents: Readonly<Record<Exclude<BoardPanel, AddedName>, ReactNode>> = {
    departures:
      station === null ? null : (
        <StationBoard station={station} space={space} onBeside={setBeside} />
      ),
    vehicles: <BusBoard station={station} />,
    lots: <LotBoard lots={lots} station={station} leastRows={main === 'map' ? LOTS_OF_CITY : 1} />,
    forecast: <ForecastBoard lots={lots} station={station} />,
    events: <EventBoard station={station} />,
    elevators: station === null ? null : <ElevatorBoard station={station} />,
    map: <MapPanel key={visit} station={station} />,
  };
  const titles = {
    ...words.page.tabs,
    forecast: words.parking.forecast.heading,
    elevators: words.display.elevators.heading,
    map: words.page.map,
  };
  const panel = (name: BoardPanel) => (
    <ErrorBoundary
      key={name}
      fallback={(retry, error) => <BoardFailed part={titles[name]} retry={retry} error={error} />}
    >
      {isAdded(name) ? <AddedBoard name={name} station={station} /> : contents[name]}
    </ErrorBoundary>
  );
  const hasSide = others.length > 0 && (beside !== null || main !== 'departures');
  return (
    <div
      ref={ref}
      className="kiosk__panels"
      inert={isCovered}
      data-main={main}
      data-side={hasSide}
      style={beside ? { '--beside': `${Math.ceil(beside)}px` } : {}}
    >
      <div className="kiosk__main">{panel(main)}</div>
      {hasSide ? (
        <div ref={setSide} className="kiosk__side">
          {others.map(panel)}
        </div>
      ) : null}
    </div>
  );
}
