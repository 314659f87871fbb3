import { SUBJECT_NAMES, type SubjectName } from '../operations.ts';

/** A part of a board: its notices are a strip, and its stops the station. */
export type BoardPanel = Exclude<SubjectName, 'stops' | 'notices'> | 'departures' | 'map';

/** The parts of a board. */
export const BOARD_PANELS: readonly BoardPanel[] = [
  'departures',
  ...SUBJECT_NAMES.flatMap((name) => (name === 'stops' || name === 'notices' ? [] : name)),
  'map',
];

/** The panels of a board whose settings name none: a station's departures, or a city's map with its lots. */
const STATION_PANELS: readonly BoardPanel[] = ['departures', 'lots', 'events', 'map'];
const CITY_PANELS: readonly BoardPanel[] = ['map', 'lots'];
export const defaultPanels = (isStation: boolean): readonly BoardPanel[] =>
  isStation ? STATION_PANELS : CITY_PANELS;

/** The panels with one in the place of another. */
export const withPanel = (panels: readonly BoardPanel[], to: BoardPanel, from: BoardPanel) => [
  ...new Set(panels.map((panel) => (panel === from ? to : panel))),
];

/** The panels of a board that can't list departures: the buses in their place. */
export const withoutDepartures = (panels: readonly BoardPanel[]) =>
  withPanel(panels, 'vehicles', 'departures');
