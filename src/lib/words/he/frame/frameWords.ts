import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { lines } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import type { Noun } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';

const layersOf = ({ many }: Noun): FrameWords['layers'] => ({
  stops: 'תחנות',
  vehicles: many,
  lots: 'חניונים',
  legend: 'מקרא',
});

const feedOf = ({ many, theMany }: Noun): FrameWords['feed'] => ({
  ofRoutes: (count, routeIDs, state) => `${lines(count, routeIDs)}: ${state}`,
  loading: `מחפשים ${many}`,
  live: (counted) => `${counted}, בזמן אמת`,
  empty: `אין ${many} עכשיו`,
  noService: (nextDay) => (nextDay === null ? 'אין שירות היום' : `אין שירות היום, הבא: ${nextDay}`),
  delayed: `הנתונים על ${theMany} מתעכבים`,
  unreachable: 'אין נתונים בזמן אמת כרגע',
  frozen: `הנתונים על ${theMany} לא מתעדכנים`,
});

const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  now: 'עכשיו',
  live: 'בזמן אמת',
  onTime: 'בזמן',
  notComing: 'לא יגיעו',
  scheduled: 'מתוכנן',
  unseen: 'ללא זמן אמת',
  every: (duration) => `בערך כל ${duration}`,
  late: (duration) => `איחור של ${duration}`,
  early: (duration) => `הקדמה של ${duration}`,
  // Of the trip, whatever kind of vehicle runs it.
  canceled: 'בוטלה',
  skipped: 'ללא עצירה כאן',
  from: (stop) => `מהתחנה ${stop}`,
  last: isBusCity ? 'אוטובוס אחרון' : 'יציאה אחרונה',
  tomorrow: 'מחר',
  noneToday: (clock) =>
    isBusCity
      ? `אין עוד אוטובוסים היום. האוטובוס הראשון ב-${clock}.`
      : `אין עוד יציאות היום. היציאה הראשונה ב-${clock}.`,
  first: (clock) => (isBusCity ? `האוטובוס הראשון ב-${clock}.` : `היציאה הראשונה ב-${clock}.`),
  noLive: 'אין זמני אמת. מוצגים הזמנים לפי לוח הזמנים.',
  walk: (duration) => `${duration} הליכה`,
  trip: 'נסיעה',
  unknownTrip: 'הנסיעה הסתיימה או שלוח הזמנים השתנה.',
  none: 'אין יציאות ב-24 השעות הקרובות.',
  partial: 'חלק מהיציאות חסרות כרגע.',
  to: (routeID, destination) =>
    destination === '' ? `קו ${routeID}` : `קו ${routeID} לכיוון ${destination}`,
  spoken: {
    inMinutes: (duration) => `בעוד ${duration}, בזמן אמת`,
    now: 'עכשיו, בזמן אמת',
    scheduled: (clock) => `לפי לוח הזמנים ב-${clock}`,
    every: (duration) => `בערך כל ${duration}`,
    canceled: (clock) => `היציאה של ${clock} בוטלה`,
    skipped: (clock) => `היציאה של ${clock} לא עוצרת כאן`,
    from: (stop) => `מהתחנה ${stop}`,
    after: (times) => `ואחר כך ${times}`,
  },
});

export function createFrameWords(city: CityWords, vehicle: VehicleKind): FrameWords {
  const noun = NOUNS[vehicle];
  return {
    ...pageWordsFor(city),
    frame: {
      list: 'רשימה',
      close: 'סגירה',
      skipMap: 'דילוג על המפה',
      live: (age) => `זמן אמת, לפני ${age}`,
      updated: (age) => `עודכן לפני ${age}`,
      printed: (time) => `נתונים מ-${time}`,
      noNewTabs: 'האתר הזה לא מאפשר למפה לפתוח כרטיסייה. העתיקו את הכתובת:',
      address: 'הכתובת של המפה המלאה',
    },
    layers: layersOf(noun),
    feed: feedOf(noun),
    times: timesOf(city),
  };
}

export const frameWordsFor = memoizeWords(createFrameWords);
