import type { Station } from '../station/useStation.ts';
import { DepartureBoard } from '../times/DepartureBoard.tsx';
import type { PanelSpace } from '../times/useBoardForm.ts';
import { useStationTimes } from '../times/useStationTimes.ts';
import { BusBoard } from './BusBoard.tsx';

interface StationBoardProps {
  station: Station;
  space: PanelSpace;
  /** Called with the height that the departures need beside other panels; null if those have no room. */
  onBeside: (height: number | null) => void;
}

/** The departures at this station, or the buses of its routes while it has no times. */
export function StationBoard({ station, space, onBeside }: StationBoardProps) {
  const times = useStationTimes(station);
  return times === null ? (
    <BusBoard station={station} />
  ) : (
    <DepartureBoard times={times} space={space} onBeside={onBeside} />
  );
}
