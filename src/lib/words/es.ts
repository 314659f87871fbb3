import type { Words } from './en.ts';
import { alerts } from './es/alerts.ts';
import { changes, device, favorites } from './es/device.ts';
import { events } from './es/events.ts';
import { lists } from './es/lists.ts';
import { layers, legend, map, units } from './es/map.ts';
import { nearby, stop } from './es/nearby.ts';
import { offline } from './es/offline.ts';
import { pageWords } from './es/pageWords.ts';
import { parkAndRide, parking } from './es/parking.ts';
import { search } from './es/search.ts';
import { settings } from './es/settings.ts';
import { share } from './es/share.ts';
import { follow, needs, vehicles } from './es/vehicles.ts';

/** Todas las palabras de la página en español, por tema. */
export const es: Words = {
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
