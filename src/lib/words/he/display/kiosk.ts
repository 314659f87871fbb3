import type { Words } from '../../en/words.ts';
import { lines } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const kioskOf = ({ one, many, theMany, by }: Noun): Words['kiosk'] => ({
  needsStop: 'כדי להציג זמני יציאה, הוסיפו תחנה לכתובת של המסך: stop=ID.',
  here: 'אתם כאן',
  onPhone: 'בטלפון שלכם',
  after: (distances) => `אחר כך ${distances}`,
  at: (stop) => `התחנה הבאה: ${stop}`,
  atShort: (stop) => `הבאה: ${stop}`,
  eventAtLot: {
    now: 'אירוע עכשיו',
    'maybe-now': 'ייתכן אירוע',
    soon: 'אירוע בקרוב',
    today: 'אירוע היום',
  },
  noStopNear: (distance) => `אין תחנה בטווח של ${distance} מכאן.`,
  noBusData: `אין מידע על ${theMany} כרגע.`,
  noneRunning: `אין ${many} ${by('פעילים', 'פעילות')} כרגע.`,
  notComing: `אין ${many} עכשיו:`,
  running: (count) => (count === 1 ? one : many),
  bands: { plenty: 'הרבה', some: 'יש', few: 'מעט', full: 'מלא', unknown: 'אין ספירה' },
  events: {
    now: 'עכשיו',
    mayAffectFrom: (time) => `עשוי להשפיע על החניה מ-${time}`,
    mayAffect: 'עשוי להשפיע על החניה',
  },
  until: (what, end) => `${what} עד ${end}`,
  untilDay: (what, day) => `${what} עד ${day}`,
  onlyUntil: (end) => `עד ${end}`,
  onlyUntilDay: (day) => `עד ${day}`,
  unknownRoutes: (count, routeIDs) =>
    `${lines(count, routeIDs)} לא ${count === 1 ? 'קיים' : 'קיימים'} בעיר הזאת.`,
  noStops: (count, stopIDs) => `אין ${count === 1 ? 'תחנה' : 'תחנות'} ${stopIDs}.`,
  unservedStops: (count, stopIDs) =>
    `הקווים האלה לא עוצרים ${count === 1 ? 'בתחנה' : 'בתחנות'} ${stopIDs}.`,
  unknownLots: (count, names) =>
    `${count === 1 ? 'החניון הזה לא' : 'החניונים האלה לא'} ברשימה: ${names}.`,
  noLotsOf: (operator) => `אין ברשימה חניונים של ${operator}.`,
  lotsOfOthers: (count, names, operator) =>
    `${count === 1 ? 'החניון הזה לא' : 'החניונים האלה לא'} של ${operator}: ${names}.`,
  busesOld: (count, routes, age) =>
    `${count === 0 ? '' : `${lines(count, routes)}: `}המיקומים של ${theMany} הם מלפני ${age}.`,
  busesLost: (count, routes, age) =>
    `${count === 0 ? '' : `${lines(count, routes)}: `}לא ידוע איפה ${theMany} כרגע.${age === null ? '' : ` הדיווח האחרון התקבל לפני ${age}.`}`,
  busesFrozen: (count, routes, age) =>
    `${count === 0 ? '' : `${lines(count, routes)}: `}אין מיקומים חדשים כבר ${age}. ייתכן ש${theMany} ${by('נמצאים', 'נמצאות')} במקום אחר.`,
  lotsOld: (age) => `הספירה בחניונים היא מלפני ${age}.`,
  lotsFrozen: (age) => `הספירה בחניונים לא השתנתה כבר ${age}, וייתכן שהיא שגויה.`,
  lotsLost: (age) =>
    `אין ספירה בחניונים כרגע.${age === null ? '' : ` הספירה האחרונה היא מלפני ${age}.`}`,
  eventsOld: (age) => `רשימת האירועים היא מלפני ${age}.`,
  eventsLost: 'האירועים לא נטענו.',
  eventsPartial: 'חלק מהאירועים לא נטענו.',
  allLost: (age) =>
    `אין מידע בזמן אמת כרגע.${age === null ? '' : ` העדכון האחרון התקבל לפני ${age}.`}`,
  returnsIn: (seconds) => `חזרה למסך הפתיחה בעוד ${seconds}`,
});

export const operator: Words['operator'] = {
  heading: 'המסך הזה',
  status: 'נתונים',
  statuses: { starting: 'בטעינה', ok: 'הכול בזמן אמת', degraded: 'חלק חסר', lost: 'אין' },
  states: { loading: 'בטעינה', ok: 'בזמן אמת', failing: 'נכשל', lost: 'אבד' },
  dataAge: (age) => `מלפני ${age}`,
  screen: 'מזהה המסך',
  version: 'גרסה',
  uptime: 'פועל כבר',
  reloads: 'טעינות מחדש',
  contextLosses: 'אתחולי מפה',
  memory: 'זיכרון',
  server: 'שירות הנתונים',
  parameters: 'פרמטרים',
  ignored: 'לא נלקח בחשבון',
  lastError: 'השגיאה האחרונה',
  noError: 'אין',
  errorAge: (age) => `לפני ${age}`,
  closes: (idle) => `ייסגר אחרי ${idle} בלי נגיעה או הקשה.`,
  leave: 'יציאה מהמסך',
};
