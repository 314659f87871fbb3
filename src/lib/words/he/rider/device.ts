import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';

export const deviceOf = ({ hasParking }: CityWords): Words['device'] => ({
  button: 'הנתונים במכשיר הזה',
  intro:
    'הנתונים האלה נשמרים רק במכשיר הזה. השפה, המראה, יחידות המידה וההתראות הם חלק מכתובת הדף ואינם נשמרים.',
  kinds: {
    favorites: 'מועדפים',
    lotHistory: 'היסטוריית חניה',
    visit: 'הביקור האחרון',
    lists: hasParking ? 'תחנות וחניונים לשימוש בלי חיבור' : 'תחנות לשימוש בלי חיבור',
    timetables: 'לוחות זמנים לשימוש בלי חיבור',
    files: 'הדף והמפה לשימוש בלי חיבור',
  },
  saved: (count) => `נשמרו: ${count}`,
  none: 'לא נשמר דבר',
  clear: 'מחיקה',
  clearKind: (kind) => `מחיקה: ${kind}`,
  cleared: (kind) => `נמחק: ${kind}.`,
  failed: (kinds) => `לא ניתן היה למחוק: ${kinds}. נסו שוב.`,
  clearAll: 'מחיקת כל הנתונים במכשיר הזה',
  clearedAll: 'כל הנתונים נמחקו. לא יישמר דבר עד שתפתחו את הדף שוב.',
});

export const favoritesOf = ({ hasParking }: CityWords): Words['favorites'] => ({
  heading: 'מועדפים',
  add: 'מועדף',
  addRoute: (routeID) => `קו ${routeID} במועדפים`,
  none: hasParking
    ? 'התחנות, הקווים והחניונים שתסמנו כמועדפים יופיעו כאן.'
    : 'התחנות והקווים שתסמנו כמועדפים יופיעו כאן.',
  clear: 'הסרת כל המועדפים',
});

export const changes: Words['changes'] = {
  heading: 'מה השתנה',
  label: 'שינויים',
  button: (_count, formatted) => `שינויים: ${formatted} חדשים`,
  none: 'דבר לא השתנה מאז הפעם האחרונה.',
  ago: (age) => `לפני ${age} או פחות`,
  eventNew: 'אירוע חדש',
  eventMoved: 'מועד האירוע השתנה',
  eventRemoved: 'האירוע כבר לא ברשימה',
  noticeNew: 'הודעה חדשה',
  noticeChanged: 'ההודעה השתנתה',
  noticeEnded: 'ההודעה הסתיימה',
  lot: (band) => `עכשיו ${band}`,
  busJoined: (routeID) => `עכשיו בקו ${routeID}`,
  busLeft: (routeID) => `כבר לא בקו ${routeID}`,
  clear: 'מחיקת הביקור האחרון שלי',
  cleared: 'נמחק. שינויים ייספרו מעכשיו.',
};
