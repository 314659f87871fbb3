import { type Panel, PANELS } from '../../../view/view.ts';

/** A part of a board. */
export type KioskPanel = Exclude<Panel, 'stops' | 'notices'> | 'departures' | 'map';

/** The lists of a board: its notices are a strip, and its stops the station. */
export const KIOSK_PANELS: readonly KioskPanel[] = [
  'departures',
  ...PANELS.flatMap((panel) => (panel === 'stops' || panel === 'notices' ? [] : panel)),
  'map',
];

/** The panels of a board whose URL names none: a station's departures, or a city's map with its lots. */
const STATION_PANELS: readonly KioskPanel[] = ['departures', 'lots', 'events', 'map'];
const CITY_PANELS: readonly KioskPanel[] = ['map', 'lots'];
export const defaultPanels = (isStation: boolean): readonly KioskPanel[] =>
  isStation ? STATION_PANELS : CITY_PANELS;

/** Whether a board lists what comes to the station. */
export const hasBusPanel = (panels: readonly KioskPanel[]): boolean =>
  panels.includes('departures') || panels.includes('vehicles');

/** The panels with one in the place of another. */
const withPanel = (panels: readonly KioskPanel[], to: KioskPanel, from: KioskPanel) => [
  ...new Set(panels.map((panel) => (panel === from ? to : panel))),
];

/** The panels of a board that can't list departures: the buses in their place. */
export const withoutDepartures = (panels: readonly KioskPanel[]) =>
  withPanel(panels, 'vehicles', 'departures');

/** A display's panels by what its city has. A station's buses are its departures, unless it lists both. */
export function panelsIn(
  panels: readonly KioskPanel[],
  isStation: boolean,
  { times }: { readonly times?: boolean | undefined },
): readonly KioskPanel[] {
  if (times !== true) return withoutDepartures(panels);
  const isOneList = isStation && !panels.includes('departures');
  return isOneList ? withPanel(panels, 'departures', 'vehicles') : panels;
}

/** The panels with the main one first: the departures, the first list, or a map beside lists that nobody named. */
export function mainFirst(panels: readonly KioskPanel[]): readonly KioskPanel[] {
  const main = panels.includes('departures')
    ? 'departures'
    : panels.find((panel) => panel !== 'map');
  return main === undefined ? panels : [main, ...panels.filter((panel) => panel !== main)];
}
