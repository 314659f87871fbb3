import { FULL_CITY } from '../city-words.ts';
import type { CityWords } from '../city-words.ts';
import { memoizeWords } from '../kinds/memoizeWords.ts';
import type { VehicleKind } from '../kinds/vehicle-kinds.ts';
import { kioskOf, operator } from './display/kiosk.ts';
import { withPeriod } from './frame/withPeriod.ts';
import { plural } from './grammar.ts';
import { NOUNS } from './nouns.ts';
import { createRestWords } from './rest/restWords.ts';
import { alerts } from './rider/alerts.ts';
import { changes, deviceOf, favoritesOf } from './rider/device.ts';
import { manyRoutes, searchOf } from './rider/search.ts';

function create(city: CityWords, vehicle: VehicleKind) {
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
    /** The map's menu: how the page looks, its language and its units. */
    menu: {
      theme: 'Theme',
      themes: { auto: 'System default', light: 'Light', dark: 'Dark' },
      language: 'Language',
      units: {
        heading: 'Distances',
        city: (city: string) => `Default for ${city}`,
        feet: 'Feet and miles',
        metres: 'Meters and kilometers',
      },
    },
    manyRoutes,
    /** Sharing a view and embedding it. */
    share: {
      button: 'Share this view',
      copied: 'Link copied.',
      copyManually: 'Copy this link:',
      frame: 'Embed this view',
    },
    /** The timetable of a stop on a day. Times and durations arrive formatted. */
    timetable: {
      day: 'Day',
      /** The day shown, as `Intl` writes it in full. */
      shownDay: (day: string) => day,
      dayBefore: 'Previous day',
      dayAfter: 'Next day',
      hour: 'Hour',
      minutes: 'Departures',
      every: (from: string, duration: string, until: string) =>
        `About every ${duration} from ${from} to ${until}`,
      none: 'No departures on this day.',
      outside: "The timetable doesn't cover this day.",
      cut: 'Only the first departures of the day are listed. There are too many to list all.',
      unknown: "There's no timetable for this stop.",
      print: 'Print',
    },
    /** How many spots of a lot are usually open at this hour. */
    typical: {
      range: (least: string, most: string) => `${least}\u202f–\u202f${most}`,
      onPlainDays: (open: string, range: string) =>
        `Usually ${open} open at this hour on this day of the week (${range})`,
      onEventDays: (open: string, range: string) =>
        `Usually ${open} open at this hour on this day of the week when there's an event (${range})`,
      basedOn: (count: number, formatted: string) =>
        `Based on ${formatted} ${plural(count, 'day', 'days')} of counts saved on this device only.`,
      clear: 'Clear history for this lot',
    },
    /** What a display says around its board. */
    display: {
      off: 'This display is out of service.',
      savedData: (clock: string, hasParking: boolean) =>
        withPeriod(`No connection. ${hasParking ? 'Stops and parking' : 'Stops'} as of ${clock}`),
      phoneCode: 'Scan to open this on your phone',
    },
    /** What the page says without a network, and when there is a new version of it. */
    offline: {
      noNetwork: "You're offline. Live data will return when you reconnect.",
      newVersion: 'A new version of this page is ready.',
      reload: 'Reload page',
    },
    /** What the page says when curbside.json has errors. */
    settings: {
      errorTitle: "Curbside can't start",
      errorIntro: "There's a problem in curbside.json:",
    },
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
