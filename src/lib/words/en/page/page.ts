import type { CityWords } from '../../city-words.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  const live = hasVehicles && (isBusCity ? 'buses' : 'vehicles');
  if (live === false) return hasParking ? 'Stops and live parking' : 'Routes and stops';
  return `Live ${live}${hasParking ? ' and parking' : ''}`;
}

/** The frame of the page: its tabs, its map's place and what every part says while it loads or fails. */
export const pageOf = (city: CityWords) => ({
  /** Of the text: ltr or rtl. */
  direction: 'ltr',
  map: 'The map',
  mapLoading: 'Loading the map…',
  title: (name: string) => `${tagline(city)} in ${name}`,
  tagline: tagline(city),
  skipToList: 'Skip to the list',
  panel: 'Lists and details',
  tabs: {
    departures: 'Departures',
    stops: 'Stops',
    vehicles: city.isBusCity ? 'Buses' : 'Vehicles',
    lots: 'Parking',
    events: 'Events',
    notices: 'Notices',
  },
  loading: 'Loading…',
  retry: 'Try again',
  reload: 'Reload page',
  reloadFailed: "The page can't be reached right now. Try again in a moment.",
  sheetTaller: 'Show more of the list',
  sheetShorter: 'Show more of the map',
  search: 'The search',
  partFailed: (part: string) => `${part} can't be shown because of an error.`,
  back: 'Back to the list',
  openFullMap: 'Open the full map',
  newWindow: 'opens in a new tab',
});
