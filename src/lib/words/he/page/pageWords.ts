import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { rewordFormats } from '../../rewordFormats.ts';
import { lines } from '../grammar.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  if (!hasVehicles) return hasParking ? 'תחנות וחניה בזמן אמת' : 'קווים ותחנות';
  return `${isBusCity ? 'אוטובוסים' : 'תחבורה ציבורית'}${hasParking ? ' וחניה' : ''} בזמן אמת`;
}

const pageOf = (city: CityWords): PageWords['page'] => ({
  direction: 'rtl',
  map: 'המפה',
  mapLoading: 'המפה נטענת…',
  title: (name, what = tagline(city)) => `${what}: ${name}`,
  tagline: tagline(city),
  skipToList: 'דילוג לרשימה',
  panel: 'רשימות ופרטים',
  tabs: {
    departures: 'יציאות',
    stops: 'תחנות',
    vehicles: city.isBusCity ? 'אוטובוסים' : 'כלי רכב',
    lots: 'חניה',
    events: 'אירועים',
    notices: 'הודעות',
  },
  loading: 'בטעינה…',
  retry: 'ניסיון נוסף',
  reload: 'טעינת הדף מחדש',
  reloadFailed: 'לא ניתן להגיע לדף כרגע. נסו שוב בעוד רגע.',
  sheetTaller: 'הגדלת הרשימה',
  sheetShorter: 'הגדלת המפה',
  search: 'החיפוש',
  partFailed: (part) => `${part}: לא ניתן להציג בגלל תקלה.`,
  back: 'חזרה לרשימה',
  openFullMap: 'למפה המלאה',
  newWindow: 'נפתח בכרטיסייה חדשה',
});

const routesOf = ({ isBusCity, hasVehicles }: CityWords): PageWords['routes'] => ({
  heading: 'קווים',
  name: (routeID, name) => `קו ${routeID}, ${name}`,
  unnamed: (routeID) => `קו ${routeID}`,
  all: 'כל הקווים',
  none: `בחרו קו כדי לראות את התחנות${hasVehicles ? ` ואת ${isBusCity ? 'האוטובוסים' : 'כלי הרכב'}` : ''} שלו.`,
  start: (count, routeIDs) =>
    `כל ${isBusCity ? 'האוטובוסים' : 'כלי הרכב'} מוצגים במפה. התחנות למטה הן של ${lines(count, routeIDs)}.`,
  unknown: (count, routeIDs) => `אין ${lines(count, routeIDs)}.`,
  destinations: 'לכיוון',
  allDestinations: 'הכול',
  moreDestinations: (formatted) => `עוד ${formatted}`,
  fewerDestinations: 'פחות',
});

const failures: PageWords['failures'] = {
  unreachable: 'השירות אינו מגיב',
  timeout: 'השירות לא הגיב בזמן',
  http: 'השירות דיווח על תקלה',
  refused: (description) => `השירות דחה את הבקשה: ”${description}”`,
  malformed: 'לא ניתן לקרוא את התשובה',
  chunk: 'חלק מהדף לא נטען',
  since: (clock) => `מאז ${clock}`,
  part: (part, why) => `${part}: הנתונים לא נטענו (${why}).`,
  stale: (part, why, age) => `${part}: הנתונים לא התעדכנו (${why}). מוצגים נתונים מלפני ${age}.`,
};

const stops: PageWords['stops'] = {
  favorites: 'התחנות שלי',
  ofRoute: (routeID) => `התחנות של קו ${routeID}`,
  stopID: (stopID) => `תחנה ${stopID}`,
  exitOnly: (destinations) => `הורדה בלבד, לכיוון ${destinations}`,
  toward: (destinations) => `לכיוון ${destinations}`,
};

export const pageWordsFor = (city: CityWords): PageWords => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
  // One minute is "דקה", where `Intl` writes "1 דקה". And it sees the mark before a name, not its Hebrew letter.
  reword: rewordFormats((text) =>
    text.replace(/^1 (?=דקה|שניה)/, '').replace(/ו-(?=\u2068[א-ת])/, 'ו'),
  ),
});
