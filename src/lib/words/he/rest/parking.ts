import type { RestWords } from '../../en/rest/restWords.ts';
import { amount, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Parking lots. */
export const parkingOf = ({ one }: Noun): RestWords['parking'] => ({
  heading: 'חניה',
  part: 'חניונים',
  one: 'חניון',
  count: (count, formatted) => plural(count, 'חניון אחד', 'שני חניונים', `${formatted} חניונים`),
  none: 'אין חניונים ברשימה.',
  notListed: 'החניון הזה לא ברשימה.',
  noneMatch: 'אין חניונים שמתאימים לסינון.',
  showAll: 'הצגת כל החניונים',
  openOf: (count, of) => `${count === 1 ? 'פנוי' : 'פנויים'}${of === null ? '' : ` מתוך ${of}`}`,
  openAt: (clock) => `ב-${clock}`,
  readAloud: (count, open, of) =>
    of === null
      ? plural(count, 'מקום פנוי אחד', 'שני מקומות פנויים', `${open} מקומות פנויים`)
      : `${open} מתוך ${of} מקומות פנויים`,
  readAloudAt: (count, open, clock) =>
    `${plural(count, 'מקום אחד היה פנוי', 'שני מקומות היו פנויים', `${open} מקומות היו פנויים`)} ב-${clock}`,
  below: (share) => amount(`<${share}`),
  above: (share) => amount(`>${share}`),
  share: (share) => `${share} פנויים`,
  bands: {
    plenty: 'הרבה מקום',
    some: 'יש מקום',
    few: 'מעט מקום',
    full: 'מלא',
    unknown: 'אין ספירה',
  },
  reasons: {
    'no-count': 'אין ספירה בזמן אמת',
    impossible: 'הספירה נראית שגויה',
    'too-old': 'הספירה ישנה מדי',
    'not-reported': 'אין דיווח',
    planned: 'הספירה מוסתרת',
  },
  why: {
    'no-count': 'אין לחניון הזה ספירה בזמן אמת. זה לא אומר שהוא מלא.',
    impossible: 'הספירה נראית שגויה ולכן לא מוצגת.',
    'too-old': 'אין ספירה חדשה יותר. ייתכן שהיא השתנתה מאז.',
    'not-reported': 'החניון חסר בעדכון האחרון.',
    planned: 'הספירה נכונה רק לעכשיו, ולכן היא מוסתרת בשעות אחרות.',
  },
  checked: (age) => `נבדק לפני ${age}`,
  notOnMap: 'לא במפה',
  notOnMapWhy: 'המיקום לא ידוע, ולכן החניון מופיע רק ברשימה.',
  away: (distance) => `במרחק ${distance}`,
  event: {
    now: 'חניה לאירוע עכשיו',
    'maybe-now': 'ייתכן שאירוע משפיע על החניה עכשיו',
    soon: 'חניה לאירוע בקרוב',
    today: 'חניה לאירוע היום',
  },
  trend: {
    filling: 'מתמלא',
    emptying: 'מתרוקן',
    steady: 'יציב',
    fewer: (spots, time) => `${spots} מקומות פחות מלפני ${time}`,
    more: (spots, time) => `${spots} מקומות יותר מלפני ${time}`,
    same: (time) => `בערך אותו דבר כבר ${time}`,
  },
  doubt: {
    short: 'אולי שגוי',
    frozen: 'הספירה לא השתנתה יותר מ-3 שעות, וייתכן שהיא שגויה.',
    jumped: 'הספירה השתנתה פתאום ביותר ממחצית, וייתכן שהיא שגויה.',
  },
  alternatives: {
    heading: 'החניונים הקרובים ביותר עם מקום',
    none: 'לא נמצאו חניונים אחרים עם מקומות פנויים.',
    straightLine: (distance, walk) => `${distance} בקו ישר, בערך ${walk} ברגל`,
  },
  plan: {
    window: 'חניה לאירוע באותה שעה',
    maybe: 'ייתכן שאירוע משפיע על החניה באותה שעה',
    none: 'אין אירועים ברשימה באותה שעה',
    unknown: 'אין מידע על אירועים',
    counts: (when) =>
      `מוצגת החניה לאירועים עבור ${when}. הספירה בזמן אמת מוסתרת, כי היא אינה תחזית.`,
    onMap: (when) => `החניונים מוצגים עבור ${when}.`,
    backToNow: 'חזרה לעכשיו',
    legend: {
      window: 'חניה לאירוע באותה שעה, כפי שפורסם',
      maybe: 'אירוע שלא פורסמו שעות החניה שלו',
      none: 'אין אירועים ברשימה באותה שעה',
      unknown: 'אין מידע על אירועים',
    },
  },
  sort: {
    label: 'מיון לפי',
    name: 'שם',
    open: 'מקומות פנויים',
    distance: 'מרחק',
    ride: `מקומות פנויים ו${one} בקרבת מקום`,
  },
  filters: 'סינון',
  operator: 'מפעיל',
  allOperators: 'כל המפעילים',
  withOpenSpots: 'יש מקום',
  withEvent: 'אירוע היום',
  withEventAtTime: 'אירוע באותה שעה',
  openSpotsUnknown: 'לא ניתן לחזות מקומות פנויים לשעה הזאת, ולכן כל החניונים מוצגים.',
  address: 'כתובת',
  entrances: 'כניסות',
  position: 'מיקום',
  directions: 'ניווט',
  directionsTo: (place) => `ניווט אל ${place}`,
  countLimits: 'הספירה לא אומרת אם החניון פתוח או מי רשאי לחנות בו.',
  askHost: (host) => `בדקו ב-${host}`,
  save: 'שמירת הרשימה בתור',
  legend: {
    heading: 'משמעות הסמלים',
    from: (spots, share) => `${spots} פנויים ומעלה, ויותר מ-${share}`,
    upTo: (spots, share) => `עד ${spots} פנויים, או עד ${share}`,
    full: '0 פנויים',
    unknown: 'אין ספירה בזמן אמת, או שהיא ישנה מדי',
    event: 'חניה לאירוע עכשיו או בקרוב',
  },
});

/** Stops near a lot, and lots near a stop. */
export const parkAndRideOf = ({ many, theMany, by, counted }: Noun): RestWords['parkAndRide'] => ({
  stops: (walk) => `תחנות במרחק הליכה (${walk})`,
  noStops: (walk) => `לא נמצאו תחנות בטווח של ${walk} מהחניון הזה.`,
  searching: 'מחפשים תחנות…',
  searchLimit: (reach) => `תחנות של קווים אחרים מוצגות רק בטווח של ${reach}.`,
  walk: (distance, minutes) => `${distance}, ${minutes} הליכה`,
  routes: 'קווים במרחק הליכה:',
  busesComing: (count, formatted) => `${counted(count, formatted)} בדרך`,
  noBuses: `אין ${many} בקרבת התחנות האלה כרגע.`,
  routesNotSelected: `אף אחד מהקווים שנבחרו לא עובר בתחנות האלה, ולכן ${theMany} שלהם לא ${by('מוצגים', 'מוצגות')}.`,
  lots: (walk) => `חניונים עם מקום במרחק הליכה (${walk})`,
  noLots: (walk) => `לא נמצאו חניונים עם מקום בטווח של ${walk}.`,
  noForecast: 'לא ניתן לחזות מקומות פנויים בסביבה לשעה שנבחרה.',
  lotsLoading: 'מחפשים חניונים…',
});
