import type { CityWords } from '../../city-words.ts';
import type { RestWords } from '../../en/rest/restWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { createFrameWords } from '../frame/frameWords.ts';
import { plural, rewordTime, withPeriod } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import { events } from './events.ts';
import { legendOf, mapOf } from './map.ts';
import { nearby, stopOf } from './nearby.ts';
import { notices } from './notices.ts';
import { parkAndRideOf, parkingOf } from './parking.ts';
import { followOf, needsOf, vehiclesOf } from './vehicles.ts';

export function createRestWords(city: CityWords, vehicle: VehicleKind): RestWords {
  const noun = NOUNS[vehicle];
  return {
    ...createFrameWords(city, vehicle),
    map: mapOf(city, noun),
    legend: legendOf(noun),
    lists: {
      pageOf: (page, pages) => `${page} sur ${pages}`,
      choose: (_count, formatted) => `${formatted} choix à cet endroit`,
      more: (count) => `Afficher ${count} de plus`,
      fewer: 'Afficher moins',
      showControls: 'Afficher la recherche et les lignes',
      hideControls: 'Masquer la recherche et les lignes',
      andMore: (count) => `et ${count} de plus`,
      dropped: (count, formatted) =>
        `${formatted} ${plural(count, 'élément illisible n’est pas affiché', 'éléments illisibles ne sont pas affichés')}.`,
      labeled: (label, text) => `${label}\u00A0: ${text}`,
      noStops: 'aucun arrêt.',
      destinationsUnknown:
        'Les directions de ces arrêts sont inconnues\u00A0: ils sont tous affichés.',
      noneToward: (destination) => `Aucun arrêt dans la direction ${destination}.`,
      timetableEnded: (day) => withPeriod(`Cet horaire a pris fin le ${rewordTime(day)}`),
      possibleReason: 'C’est peut-être la raison de cette absence.',
      otherZone: (zone) => `Les heures sont celles du fuseau ${zone}.`,
    },
    nearby,
    stop: stopOf(noun),
    routeList: {
      close: 'Fermer',
      showAll: 'Afficher toutes les lignes',
      remove: (count, routeIDs) => `Retirer ${plural(count, 'la ligne', 'les lignes')} ${routeIDs}`,
    },
    trips: {
      nextStops: 'Prochains arrêts',
      passed: 'Passé',
      continuesAs: (trip) => `Devient\u00A0: ${trip}`,
      insteadOf: (stop) => `à la place de ${stop}`,
      showEarlier: (count, formatted) =>
        `Afficher ${formatted} ${plural(count, 'arrêt précédent', 'arrêts précédents')}`,
      fromTimetable: (why) => `Pas de temps réel\u00A0: ${why}. Heures selon l’horaire.`,
      showAll: (count) => `Afficher les ${count} arrêts`,
      occupancies: {
        empty: 'Vide',
        'many-seats-available': 'Nombreuses places assises',
        'few-seats-available': 'Peu de places assises',
        'standing-room-only': 'Places debout seulement',
        'crushed-standing-room-only': 'Fort achalandage',
        full: 'Complet',
        'not-accepting-passengers': 'Ne prend pas de passagers',
        'not-boardable': 'Ne prend pas de passagers',
      },
    },
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
