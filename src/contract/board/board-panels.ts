import { SUBJECT_ROWS } from '../subjects.ts';

/** The subjects that are a part of a board. */
const PANEL_SUBJECTS = SUBJECT_ROWS.filter((row) => row.isOnBoards).map(({ name }) => name);
type PanelSubject = (typeof PANEL_SUBJECTS)[number];

/**
 * A part of a board. `forecast` has the spots that are expected to be open at its lots, and `elevators` those of its station
 * that are out of service.
 */
export type BoardPanel = PanelSubject | 'departures' | 'map' | 'forecast' | 'elevators';

/** The parts of a board. */
export const BOARD_PANELS: readonly BoardPanel[] = [
  'departures',
  ...PANEL_SUBJECTS,
  'forecast',
  'elevators',
  'map',
];

/** The subject that a city must have for a panel; null for one of a station or of each city. */
export function subjectOf(panel: BoardPanel): PanelSubject | null {
  if (panel === 'forecast') return 'lots';
  return panel === 'departures' || panel === 'map' || panel === 'elevators' ? null : panel;
}

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
