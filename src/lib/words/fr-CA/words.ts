import type { CityWords } from '../city-words.ts';
import type { Words } from '../en/words.ts';
import { memoizeWords } from '../kinds/memoizeWords.ts';
import type { VehicleKind } from '../kinds/vehicle-kinds.ts';
import { kioskOf } from './display/kiosk.ts';
import { operator } from './display/operator.ts';
import { NOUNS } from './nouns.ts';
import { createRestWords } from './rest/restWords.ts';
import { alertsOf } from './rider/alerts.ts';
import { changes, deviceOf, favoritesOf } from './rider/device.ts';
import { manyRoutes } from './rider/many-routes.ts';
import { menu } from './rider/menu.ts';
import { display, offline } from './rider/offline.ts';
import { searchOf } from './rider/search.ts';
import { settings } from './rider/settings.ts';
import { share } from './rider/share.ts';
import { timetable } from './rider/timetable.ts';
import { typical } from './rider/typical.ts';

function create(city: CityWords, vehicle: VehicleKind): Words {
  const noun = NOUNS[vehicle];
  return {
    ...createRestWords(city, vehicle),
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

/** All French words for a city. */
export const wordsFor = memoizeWords(create);
