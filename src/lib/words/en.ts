import { alerts } from './en/alerts.ts';
import { changes, device, favorites } from './en/device.ts';
import { events } from './en/events.ts';
import { lists } from './en/lists.ts';
import { layers, legend, map, units } from './en/map.ts';
import { nearby, stop } from './en/nearby.ts';
import { offline } from './en/offline.ts';
import { pageWords } from './en/pageWords.ts';
import { parkAndRide, parking } from './en/parking.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { share } from './en/share.ts';
import { follow, needs, vehicles } from './en/vehicles.ts';

/**
 * All words of the page in English, by subject. Every language has the type of this one, so a missing
 * key does not compile. A sentence with values is a function; its numbers, distances and times arrive
 * formatted.
 */
export const en = {
  ...pageWords,
  map,
  layers,
  legend,
  units,
  lists,
  nearby,
  stop,
  search,
  vehicles,
  needs,
  follow,
  alerts,
  parking,
  parkAndRide,
  events,
  favorites,
  changes,
  device,
  share,
  offline,
  settings,
};

export type Words = typeof en;
