import type { CityWords } from '../../city-words.ts';

/** The data that the page saves on the device. */
export const deviceOf = ({ hasParking }: CityWords) => ({
  button: 'Data on this device',
  intro:
    "This data is saved only on this device. Language, theme, units, and stop alerts are part of the page address and aren't saved.",
  kinds: {
    favorites: 'Favorites',
    lotHistory: 'Parking history',
    visit: 'Last visit',
    lists: hasParking ? 'Stops and lots for offline use' : 'Stops for offline use',
    timetables: 'Timetables for offline use',
    files: 'Page and map for offline use',
  },
  saved: (count: string) => `Saved: ${count}`,
  none: 'Nothing saved',
  clear: 'Clear',
  clearKind: (kind: string) => `Clear: ${kind}`,
  cleared: (kind: string) => `Cleared: ${kind}.`,
  failed: (kinds: string) => `Couldn't clear: ${kinds}. Try again.`,
  clearAll: 'Clear all data on this device',
  clearedAll: 'All data was cleared. Nothing else will be saved until you open this page again.',
});

/** Favorites. */
export const favoritesOf = ({ hasParking }: CityWords) => ({
  heading: 'Favorites',
  add: 'Favorite',
  addRoute: (routeID: string) => `Favorite route ${routeID}`,
  none: hasParking
    ? 'Stops, routes, and lots you mark as favorites appear here.'
    : 'Stops and routes you mark as favorites appear here.',
  clear: 'Remove all favorites',
});

/** What changed since the last visit. */
export const changes = {
  heading: 'What changed',
  /** Below the bell. The button's accessible name begins with it. */
  label: 'Changes',
  button: (_count: number, formatted: string) => `Changes: ${formatted} new`,
  none: 'Nothing has changed since you last looked.',
  ago: (age: string) => `in the last ${age}`,
  /** Below the name of an event, a lot or a bus. */
  eventNew: 'New event',
  eventMoved: 'Event moved',
  eventRemoved: 'Event no longer listed',
  noticeNew: 'New notice',
  noticeChanged: 'Notice changed',
  noticeEnded: 'Notice ended',
  lot: (band: string) => `now ${band}`,
  busJoined: (routeID: string) => `Now on route ${routeID}`,
  busLeft: (routeID: string) => `Left route ${routeID}`,
  clear: 'Clear my last visit',
  cleared: 'Cleared. New changes count from now.',
};
