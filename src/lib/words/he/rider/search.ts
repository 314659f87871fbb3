import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';
import { amount, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Names everything that the search finds: "קווים, תחנות, אוטובוסים, חניונים ואירועים", or fewer of them. */
function searchedData({ hasVehicles, hasParking }: CityWords, { many }: Noun): string {
  if (hasParking) return `קווים, תחנות, ${hasVehicles ? `${many}, ` : ''}חניונים ואירועים`;
  return hasVehicles ? `קווים, תחנות ו${many}` : 'קווים ותחנות';
}

export const searchOf = (city: CityWords, noun: Noun): Words['search'] => ({
  label: `חיפוש ${searchedData(city, noun)}`,
  hint: 'שם או מספר תחנה',
  close: 'סגירת החיפוש',
  results: 'תוצאות החיפוש',
  kinds: {
    route: 'קווים',
    stop: 'תחנות',
    destination: 'יעדים',
    vehicle: noun.many,
    lot: 'חניונים',
    event: 'אירועים',
  },
  count: (count, formatted) => plural(count, 'תוצאה אחת', 'שתי תוצאות', `${formatted} תוצאות`),
  shownOf: (kind, shown, all) => `${kind}: ${shown} מתוך ${all}`,
  none: (text) => `אין תוצאות עבור ”${text}”.`,
  noneInSearched: (text) => `אין תוצאות עבור ”${text}”, אבל החיפוש לא היה מלא.`,
  partFailed: (part, why) => `${part}: לא ניתן לחפש (${why}).`,
});

export const manyRoutes: Words['manyRoutes'] = {
  search: 'חיפוש קו',
  done: 'סיום',
  clear: 'הסרת הכול',
  chosen: (count, formatted) =>
    plural(count, 'נבחר קו אחד', 'נבחרו שני קווים', `נבחרו ${formatted} קווים`),
  found: (count, formatted) =>
    plural(count, 'נמצא קו אחד', 'נמצאו שני קווים', `נמצאו ${formatted} קווים`),
  range: (from, to) => amount(`${from}\u202f–\u202f${to}`),
  others: 'קווים אחרים',
  near: {
    point: (routeIDs) => `קווים קרובים לנקודה הזאת: ${routeIDs}.`,
    rider: (routeIDs) => `קווים קרובים אליכם: ${routeIDs}.`,
    map: (routeIDs) => `קווים קרובים למרכז המפה: ${routeIDs}.`,
    center: (routeIDs) => `קווים קרובים למרכז העיר: ${routeIDs}.`,
  },
};
