import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import type { Words } from './en.ts';
import { alertsOf } from './es/alerts.ts';
import { createCommonWords } from './es/common/commonWords.ts';
import { changes, deviceOf, favoritesOf } from './es/device.ts';
import { NOUNS } from './es/grammar/nouns.ts';
import { kioskOf } from './es/kiosk.ts';
import { manyRoutes } from './es/many-routes.ts';
import { menu } from './es/menu.ts';
import { display, offline } from './es/offline.ts';
import { operator } from './es/operator.ts';
import { searchOf } from './es/search.ts';
import { settings } from './es/settings.ts';
import { share } from './es/share.ts';
import { timetable } from './es/timetable.ts';
import { typical } from './es/typical.ts';
import { memoizeWords } from './kinds/memoizeWords.ts';
import type { VehicleKind } from './kinds/vehicle-kinds.ts';

function create(city: CityWords, vehicle: VehicleKind): Words {
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

/** Todas las palabras de la página en español para una ciudad, por tema. */
export const wordsFor = memoizeWords(create);

/** Las palabras en español para una ciudad con autobuses y estacionamientos. */
export const es: Words = wordsFor(FULL_CITY);
