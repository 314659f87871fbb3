import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { DepartureBoard } from '../times/DepartureBoard.tsx';
import { lobbyPlaces, StopColumns } from '../times/StopColumns.tsx';
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
  const { scale } = useKiosk();
  if (times === null) return <BusBoard station={station} />;
  const places = lobbyPlaces(times, space, scale.large);
  return places.length > 0 ? (
    <StopColumns times={times} places={places} space={space} onBeside={onBeside} />
  ) : (
    <DepartureBoard times={times} space={space} onBeside={onBeside} />
  );
}
