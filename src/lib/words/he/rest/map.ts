import type { CityWords } from '../../city-words.ts';
import type { RestWords } from '../../en/rest/restWords.ts';
import type { Noun } from '../nouns.ts';

/** Names everything that the city's data puts on the map: "התחנות, האוטובוסים והחניונים", or fewer of them. */
function dataOnMap({ hasVehicles, hasParking }: CityWords, { theMany }: Noun): string {
  if (hasVehicles) return hasParking ? `התחנות, ${theMany} והחניונים` : `התחנות ו${theMany}`;
  return hasParking ? 'התחנות והחניונים' : 'התחנות';
}

const NO_STREETS = 'הרחובות לא נטענו.';

export const mapOf = (city: CityWords, noun: Noun): RestWords['map'] => ({
  label: 'מפה. מקשי החצים מזיזים, פלוס ומינוס מקרבים ומרחיקים, ו-Enter מוצא תחנות סביב המרכז.',
  hint: 'בחרו נקודה במפה כדי למצוא תחנות קרובות.',
  controls: 'כפתורי המפה',
  zoomIn: 'התקרבות',
  zoomOut: 'התרחקות',
  northUp: 'צפון למעלה',
  fullScreen: 'מסך מלא',
  fullScreenLeave: 'יציאה ממסך מלא',
  fullScreenFailed: 'הדפדפן לא מאפשר כאן מסך מלא.',
  myLocation: 'תחנות לידי',
  locating: 'מאתרים את המיקום שלכם…',
  locationDenied: 'המיקום חסום. אפשר להקיש על המפה.',
  locationNotAllowed: 'האתר לא מאפשר מיקום. אפשר להקיש על המפה.',
  locationFailed: 'המיקום שלכם לא נמצא. אפשר להקיש על המפה.',
  locationTimeout: 'איתור המיקום נמשך מדי. נסו שוב או הקישו על המפה.',
  locationOutside: (name) => `נראה שאתם רחוקים מ-${name}. הקישו על המפה כדי למצוא שם תחנות.`,
  layers: 'שכבות ומקרא',
  unavailable: 'הדפדפן הזה לא יכול להציג רחובות במפה. אותו מידע נמצא ברשימות.',
  codeFailed: 'המפה המלאה לא נטענה. אותו מידע נמצא ברשימות.',
  contextLost: 'המפה מצוירת מחדש…',
  retryLater: 'המפה נעצרה. ניסיון נוסף בעוד עשר דקות. אותו מידע נמצא ברשימות.',
  retrying: 'מנסים שוב…',
  noStreets: NO_STREETS,
  basemapFailed: `${NO_STREETS} ${dataOnMap(city, noun)} מוצגים במקומם הנכון.`,
  basemapChunkFailed: `הרחובות לא נטענו: חלק מהדף לא נטען. ${dataOnMap(city, noun)} מוצגים במקומם הנכון.`,
  cooperativeTouch: 'הזיזו את המפה בשתי אצבעות',
  cooperativeWheel: 'החזיקו Ctrl וגללו כדי להתקרב או להתרחק',
  cooperativeWheelMac: 'החזיקו ⌘ וגללו כדי להתקרב או להתרחק',
  routesOutside: (count) =>
    count === 1 ? 'הקו שנבחר לא נראה במפה כרגע.' : 'הקווים שנבחרו לא נראים במפה כרגע.',
  showRoutes: 'הצגה במפה',
  attribution: 'נתוני המפה',
});

export const legendOf = ({ one, theOne, by }: Noun): RestWords['legend'] => ({
  stop: 'תחנה',
  stopSelected: 'התחנה שנבחרה',
  routeLine: 'מסלול הקו',
  schematicLine: 'קווים ישרים בין תחנות',
  searched: 'האזור שבו חיפשנו תחנות',
  bus: `${one} וכיוון הנסיעה`,
  busNoHeading: `${one}, הכיוון עוד לא ידוע`,
  busDimmed: `לא ${by('מתאים', 'מתאימה')} לסינון`,
  busFaded: `${one} במיקום הידוע האחרון`,
  busSelected: `${theOne} ${by('שנבחר', 'שנבחרה')}`,
  tether: `קו אל התחנה הבאה של ${theOne} ${by('שנבחר', 'שנבחרה')}`,
  lotLate: 'ייתכן שהספירה לא עדכנית',
  lotSelected: 'החניון שנבחר',
  lotsTogether: 'כמה חניונים סמוכים',
  eventNow: 'חניה לאירוע עכשיו',
  eventMaybe: 'ייתכן שאירוע משפיע על החניה עכשיו',
  eventSoon: 'חניה לאירוע בקרוב',
});
