import { type Panel, PANELS } from '../../../view/view.ts';

/** A part of a board. */
export type KioskPanel = Exclude<Panel, 'stops' | 'notices'> | 'departures' | 'map';

/** The lists of a board: its notices are a strip, and its stops the station. */
export const KIOSK_PANELS: readonly KioskPanel[] = [
  'departures',
  ...PANELS.flatMap((panel) => (panel === 'stops' || panel === 'notices' ? [] : panel)),
  'map',
];

/** The panels of a board whose URL names none. A station's buses are by time where the city has times. */
export const DEFAULT_PANELS: readonly KioskPanel[] = ['vehicles', 'lots', 'events', 'map'];

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

/** A display's panels by what its city has. A station without live buses still has their times. */
export function panelsIn(
  panels: readonly KioskPanel[],
  isStation: boolean,
  { times, vehicles }: { readonly times?: boolean | undefined; readonly vehicles: boolean },
): readonly KioskPanel[] {
  if (times !== true) return withoutDepartures(panels);
  const isTimetableAlone = !vehicles && isStation;
  return isTimetableAlone ? withPanel(panels, 'departures', 'vehicles') : panels;
}
