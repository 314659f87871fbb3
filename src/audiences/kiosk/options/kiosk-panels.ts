import {
  type BoardPanel,
  withoutDepartures,
  withPanel,
} from '../../../contract/board/board-panels.ts';

/** Whether a board lists what comes to the station. */
export const hasBusPanel = (panels: readonly BoardPanel[]): boolean =>
  panels.includes('departures') || panels.includes('vehicles');

/** Whether a board lists lots. */
export const hasLotPanel = (panels: readonly BoardPanel[]): boolean =>
  panels.includes('lots') || panels.includes('forecast');

/** A display's panels by what its city has. A station's buses are its departures, unless it lists both. */
export function panelsIn(
  panels: readonly BoardPanel[],
  isStation: boolean,
  { times }: { readonly times?: boolean | undefined },
): readonly BoardPanel[] {
  if (times !== true) return withoutDepartures(panels);
  const isOneList = isStation && !panels.includes('departures');
  return isOneList ? withPanel(panels, 'departures', 'vehicles') : panels;
}

/** The panels with the main one first: the departures, the first list, or a map beside lists that nobody named. */
export function mainFirst(panels: readonly BoardPanel[]): readonly BoardPanel[] {
  const main = panels.includes('departures')
    ? 'departures'
    : panels.find((panel) => panel !== 'map');
  return main === undefined ? panels : [main, ...panels.filter((panel) => panel !== main)];
}
