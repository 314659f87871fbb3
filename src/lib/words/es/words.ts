import { FULL_CITY } from '../city-words.ts';
import type { CityWords } from '../city-words.ts';
import type { Words } from '../en/words.ts';
import { memoizeWords } from '../kinds/memoizeWords.ts';
import type { VehicleKind } from '../kinds/vehicle-kinds.ts';
import { kioskOf, operator } from './display/kiosk.ts';
import { plural, withPeriod, withArticle } from './grammar.ts';
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
      theme: 'Apariencia',
      themes: { auto: 'Predeterminada del sistema', light: 'Clara', dark: 'Oscura' },
      language: 'Idioma',
      units: {
        heading: 'Distancias',
        city: (city) => `Predeterminado de ${city}`,
        feet: 'Pies y millas',
        metres: 'Metros y kilómetros',
      },
    },
    manyRoutes,
    share: {
      button: 'Compartir esta vista',
      copied: 'Enlace copiado.',
      copyManually: 'Copie este enlace:',
      frame: 'Insertar esta vista',
    },
    timetable: {
      day: 'Día',
      shownDay: (day) => day,
      dayBefore: 'Día anterior',
      dayAfter: 'Día siguiente',
      hour: 'Hora',
      minutes: 'Salidas',
      every: (from, duration, until) => `Desde ${from}, cada ${duration} aprox. hasta ${until}`,
      none: 'No hay salidas en este día.',
      outside: 'El horario no incluye este día.',
      cut: 'Solo se muestran las primeras salidas del día. Hay demasiadas para mostrarlas todas.',
      unknown: 'No hay horario de esta parada.',
      print: 'Imprimir',
    },
    typical: {
      range: (least, most) => `${least}\u202f–\u202f${most}`,
      onPlainDays: (open, range) =>
        `A esta hora y este día de la semana suele haber ${open} lugares libres (${range})`,
      onEventDays: (open, range) =>
        `A esta hora y este día de la semana, cuando hay un evento, suele haber ${open} lugares libres (${range})`,
      basedOn: (count, formatted) =>
        `Según los conteos de ${formatted} ${plural(count, 'día', 'días')}, guardados solo en este dispositivo.`,
      clear: 'Borrar historial de este estacionamiento',
    },
    display: {
      off: 'Esta pantalla está fuera de servicio.',
      savedData: (clock, hasParking) =>
        withPeriod(
          `Sin conexión. ${hasParking ? 'Paradas y estacionamientos' : 'Paradas'} con datos de ${withArticle(clock)}`,
        ),
      phoneCode: 'Escanee para abrir esto en su teléfono',
    },
    offline: {
      noNetwork: 'No tiene conexión a internet. Los datos en vivo volverán cuando se conecte.',
      newVersion: 'Hay una versión nueva de esta página.',
      reload: 'Recargar la página',
    },
    settings: {
      errorTitle: 'Curbside no se puede iniciar',
      errorIntro: 'Hay un problema en curbside.json:',
    },
  };
}

export const wordsFor = memoizeWords(create);

export const es: Words = wordsFor(FULL_CITY);
