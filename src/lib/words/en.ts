import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import { alertsOf } from './en/alerts.ts';
import { createCommonWords } from './en/common/commonWords.ts';
import { changes, deviceOf, favoritesOf } from './en/device.ts';
import { NOUNS } from './en/grammar/nouns.ts';
import { kioskOf } from './en/kiosk.ts';
import { manyRoutes } from './en/many-routes.ts';
import { menu } from './en/menu.ts';
import { display, offline } from './en/offline.ts';
import { operator } from './en/operator.ts';
import { searchOf } from './en/search.ts';
import { settings } from './en/settings.ts';
import { share } from './en/share.ts';
import { timetable } from './en/timetable.ts';
import { typical } from './en/typical.ts';
import { memoizeWords } from './kinds/memoizeWords.ts';
import type { VehicleKind } from './kinds/vehicle-kinds.ts';

function create(city: CityWords, vehicle: VehicleKind) {
  const noun = NOUNS[vehicle];
  return {
    ...createCommonWords(city, vehicle),
    kiosk: kioskOf(noun),
    operator,
    search: searchOf(city, noun),
    alerts: alertsOf(noun),
    favorites: favoritesOf(city),
    changes,
    device: deviceOf(city),
    menu,
    manyRoutes,
    share,
    timetable,
    typical,
    display,
    offline,
    settings,
  };
}

/**
 * All words of the page in English, by subject. Every language has the type of this one, so a missing
 * key does not compile. A sentence with values is a function; its numbers, distances and times arrive
 * formatted.
 */
export type Words = ReturnType<typeof create>;

/** The English words for a city. */
export const wordsFor = memoizeWords(create);

/** The English words for a city of buses with parking. */
export const en: Words = wordsFor(FULL_CITY);
