import type { PanelNeed } from '../layout/board-layout.ts';
import type { Station } from '../station/useStation.ts';
import { DepartureBoard } from '../times/DepartureBoard.tsx';
import { useStationTimes } from '../times/useStationTimes.ts';
import { BusBoard } from './BusBoard.tsx';

interface StationBoardProps {
  station: Station;
  onNeed: (need: PanelNeed) => void;
}

/** The departures at this station, or the buses of its routes while it has no times. */
export function StationBoard({ station, onNeed }: StationBoardProps) {
  const times = useStationTimes(station);
  return times === null ? (
    <BusBoard station={station} onNeed={onNeed} />
  ) : (
    <DepartureBoard times={times} onNeed={onNeed} />
  );
}
