import type { CityWords } from '../city-words.ts';
import type { Words } from '../en/words.ts';
import { memoizeWords } from '../kinds/memoizeWords.ts';
import type { VehicleKind } from '../kinds/vehicle-kinds.ts';
import { kioskOf, operator } from './display/kiosk.ts';
import { amount, plural } from './grammar.ts';
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
      theme: 'מראה',
      themes: { auto: 'לפי המכשיר', light: 'בהיר', dark: 'כהה' },
      language: 'שפה',
      units: {
        heading: 'מרחקים',
        city: (city) => `ברירת המחדל של ${city}`,
        feet: 'רגל ומייל',
        metres: 'מטר וקילומטר',
      },
    },
    manyRoutes,
    share: {
      button: 'שיתוף התצוגה',
      copied: 'הקישור הועתק.',
      copyManually: 'העתיקו את הקישור:',
      frame: 'הטמעת התצוגה',
    },
    timetable: {
      day: 'יום',
      shownDay: (day) => day,
      dayBefore: 'היום הקודם',
      dayAfter: 'היום הבא',
      hour: 'שעה',
      minutes: 'יציאות',
      every: (from, duration, until) => `בערך כל ${duration}, מ-${from} עד ${until}`,
      none: 'אין יציאות ביום הזה.',
      outside: 'לוח הזמנים לא כולל את היום הזה.',
      cut: 'מוצגות רק היציאות הראשונות של היום. יש יותר מדי יציאות להצגה.',
      unknown: 'אין לוח זמנים לתחנה הזאת.',
      print: 'הדפסה',
    },
    typical: {
      range: (least, most) => amount(`${least}\u202f–\u202f${most}`),
      onPlainDays: (open, range) => `בדרך כלל ${open} פנויים ביום ובשעה כאלה (${range})`,
      onEventDays: (open, range) => `בדרך כלל ${open} פנויים ביום ובשעה כאלה כשיש אירוע (${range})`,
      basedOn: (count, formatted) =>
        `לפי ספירות ${plural(count, 'מיום אחד', 'משני ימים', `מ-${formatted} ימים`)} שנשמרו רק במכשיר הזה.`,
      clear: 'מחיקת ההיסטוריה של החניון',
    },
    display: {
      off: 'המסך הזה אינו פעיל.',
      savedData: (clock, hasParking) =>
        `אין חיבור. ${hasParking ? 'תחנות וחניה' : 'תחנות'} נכון ל-${clock}.`,
      phoneCode: 'סרקו כדי לפתוח בטלפון',
    },
    offline: {
      noNetwork: 'אין חיבור לאינטרנט. הנתונים בזמן אמת יחזרו כשתתחברו.',
      newVersion: 'יש גרסה חדשה של הדף.',
      reload: 'טעינת הדף מחדש',
    },
    settings: {
      errorTitle: '\u2068Curbside\u2069 לא יכול לפעול',
      errorIntro: 'יש בעיה בקובץ \u2068curbside.json\u2069:',
    },
  };
}

export const wordsFor = memoizeWords(create);
