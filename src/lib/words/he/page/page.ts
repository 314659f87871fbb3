import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  if (!hasVehicles) return hasParking ? 'תחנות וחניה בזמן אמת' : 'קווים ותחנות';
  return `${isBusCity ? 'אוטובוסים' : 'תחבורה ציבורית'}${hasParking ? ' וחניה' : ''} בזמן אמת`;
}

/** The frame of the page: its tabs, its map's place and what every part says while it loads or fails. */
export const pageOf = (city: CityWords): PageWords['page'] => ({
  direction: 'rtl',
  map: 'המפה',
  mapLoading: 'המפה נטענת…',
  title: (name) => `${tagline(city)}: ${name}`,
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
