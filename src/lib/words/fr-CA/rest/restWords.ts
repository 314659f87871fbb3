import type { CityWords } from '../../city-words.ts';
import type { RestWords } from '../../en/rest/restWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { createFrameWords } from '../frame/frameWords.ts';
import { NOUNS } from '../nouns.ts';
import { events } from './events.ts';
import { lists } from './lists.ts';
import { legendOf, mapOf } from './map.ts';
import { nearby, stopOf } from './nearby.ts';
import { notices } from './notices.ts';
import { parkAndRideOf, parkingOf } from './parking.ts';
import { routeList } from './routeList.ts';
import { trips } from './trips.ts';
import { followOf, needsOf, vehiclesOf } from './vehicles.ts';

/** The French words of the lists, the cards and the map, for riders, displays and frames. */
export function createRestWords(city: CityWords, vehicle: VehicleKind): RestWords {
  const noun = NOUNS[vehicle];
  return {
    ...createFrameWords(city, vehicle),
    map: mapOf(city, noun),
    legend: legendOf(noun),
    lists,
    nearby,
    stop: stopOf(noun),
    routeList,
    trips,
    vehicles: vehiclesOf(noun),
    needs: needsOf(noun),
    follow: followOf(noun),
    parking: parkingOf(noun),
    parkAndRide: parkAndRideOf(noun),
    events,
    notices,
  };
}

export const restWordsFor = memoizeWords(createRestWords);
