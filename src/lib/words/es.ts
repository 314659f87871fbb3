import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import type { Words } from './en.ts';
import { alertsOf } from './es/alerts.ts';
import { changesOf, deviceOf, favoritesOf } from './es/device.ts';
import { events } from './es/events.ts';
import { createFrameWords } from './es/frame/frameWords.ts';
import { NOUNS } from './es/grammar/nouns.ts';
import { kioskOf } from './es/kiosk.ts';
import { lists } from './es/lists.ts';
import { legendOf, mapOf, units } from './es/map.ts';
import { nearby, stopOf } from './es/nearby.ts';
import { display, offline } from './es/offline.ts';
import { parkAndRideOf, parkingOf } from './es/parking.ts';
import { routeList } from './es/routeList.ts';
import { searchOf } from './es/search.ts';
import { settings } from './es/settings.ts';
import { share } from './es/share.ts';
import { followOf, needsOf, vehiclesOf } from './es/vehicles.ts';
import { memoizeWords } from './kinds/memoizeWords.ts';
import type { VehicleKind } from './kinds/vehicle-kinds.ts';

function create(city: CityWords, vehicle: VehicleKind): Words {
  const noun = NOUNS[vehicle];
  return {
    ...createFrameWords(city, vehicle),
    map: mapOf(city, noun),
    legend: legendOf(noun),
    units,
    lists,
    kiosk: kioskOf(noun),
    nearby,
    stop: stopOf(noun),
    routeList,
    search: searchOf(city, noun),
    vehicles: vehiclesOf(noun),
    needs: needsOf(noun),
    follow: followOf(noun),
    alerts: alertsOf(noun),
    parking: parkingOf(noun),
    parkAndRide: parkAndRideOf(noun),
    events,
    favorites: favoritesOf(city),
    changes: changesOf(noun),
    device: deviceOf(city),
    share,
    display,
    offline,
    settings,
  };
}

/** Todas las palabras de la página en español para una ciudad, por tema. */
export const wordsFor = memoizeWords(create);

/** Las palabras en español para una ciudad con autobuses y estacionamientos. */
export const es: Words = wordsFor(FULL_CITY);
