import type { CityWords } from '../city-words.ts';
import type { Words } from '../en/words.ts';
import { memoizeWords } from '../kinds/memoizeWords.ts';
import type { VehicleKind } from '../kinds/vehicle-kinds.ts';
import { kioskOf, operator } from './display/kiosk.ts';
import { plural, rewordTime } from './grammar.ts';
import { NOUNS } from './nouns.ts';
import { createRestWords } from './rest/restWords.ts';
import { alerts } from './rider/alerts.ts';
import { changes, deviceOf, favoritesOf } from './rider/device.ts';
import { manyRoutes, searchOf } from './rider/search.ts';

function create(city: CityWords, vehicle: VehicleKind): Words {
  const noun = NOUNS[vehicle];
  return {
    ...createRestWords(city, vehicle),
    kiosk: kioskOf(noun),
    operator,
    search: searchOf(city, noun),
    alerts,
    favorites: favoritesOf(city),
    changes,
    device: deviceOf(city),
    menu: {
      theme: 'Apparence',
      themes: { auto: 'Selon l’appareil', light: 'Claire', dark: 'Sombre' },
      language: 'Langue',
      units: {
        heading: 'Distances',
        city: (city) => `Par défaut pour ${city}`,
        feet: 'Pieds et milles',
        metres: 'Mètres et kilomètres',
      },
    },
    manyRoutes,
    share: {
      button: 'Partager cette vue',
      copied: 'Lien copié.',
      copyManually: 'Copiez ce lien\u00A0:',
      frame: 'Intégrer cette vue',
    },
    timetable: {
      day: 'Jour',
      shownDay: rewordTime,
      dayBefore: 'Jour précédent',
      dayAfter: 'Jour suivant',
      hour: 'Heure',
      minutes: 'Passages',
      every: (from, duration, until) => `Environ toutes les ${duration}, de ${from} à ${until}`,
      none: 'Aucun passage ce jour-là.',
      outside: 'L’horaire ne couvre pas ce jour.',
      cut: 'Seuls les premiers passages du jour sont affichés. Il y en a trop pour tous les afficher.',
      unknown: 'Il n’y a pas d’horaire pour cet arrêt.',
      print: 'Imprimer',
    },
    typical: {
      range: (least, most) => `${least}\u202f–\u202f${most}`,
      onPlainDays: (open, range) =>
        `D’habitude, ${open} places libres à cette heure et ce jour de la semaine (${range})`,
      onEventDays: (open, range) =>
        `D’habitude, ${open} places libres à cette heure et ce jour de la semaine lors d’un événement (${range})`,
      basedOn: (count, formatted) =>
        `Selon ${formatted} ${plural(count, 'jour', 'jours')} de relevés enregistrés sur cet appareil seulement.`,
      clear: 'Effacer l’historique de ce stationnement',
    },
    display: {
      off: 'Cet écran est hors service.',
      savedData: (clock, hasParking) =>
        `Pas de connexion. ${hasParking ? 'Arrêts et stationnements' : 'Arrêts'}\u00A0: données de ${clock}.`,
      phoneCode: 'Balayez le code pour continuer sur votre téléphone',
    },
    offline: {
      noNetwork: 'Vous êtes hors ligne. Les données en temps réel reviendront avec la connexion.',
      newVersion: 'Une nouvelle version de cette page est prête.',
      reload: 'Recharger la page',
    },
    settings: {
      errorTitle: 'Curbside ne peut pas démarrer',
      errorIntro: 'Il y a un problème dans curbside.json\u00A0:',
    },
  };
}

export const wordsFor = memoizeWords(create);
