import type { RestWords } from '../../en/rest/restWords.ts';
import { lines, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const nearby: RestWords['nearby'] = {
  heading: 'בקרבת מקום',
  part: 'תחנות קרובות',
  start: 'הקישו על המפה, או עברו אליה והקישו Enter, כדי למצוא תחנות קרובות.',
  searching: 'מחפשים…',
  found: (count, formatted, radius) =>
    `${plural(count, 'תחנה אחת', 'שתי תחנות', `${formatted} תחנות`)} בטווח של ${radius}`,
  none: (radius) => `אין תחנות בטווח של ${radius} מהנקודה הזאת.`,
  nearest: 'התחנה הקרובה ביותר בקווים שנבחרו:',
  away: (stop, distance) => `${stop}, במרחק ${distance}`,
  walk: (distance, minutes) => `${distance}, ${minutes} הליכה`,
  here: 'בנקודה הזאת',
  radius: 'טווח החיפוש',
  clear: 'ניקוי החיפוש',
  widening: 'מעט תחנות בקרבת מקום. מחפשים רחוק יותר…',
  widened: (least, reach) => `מעט תחנות בטווח של ${least}, ולכן החיפוש הורחב ל-${reach}.`,
  partOfArea: 'חלק מהאזור',
  incomplete: 'לא ניתן היה לחפש בחלק מהאזור.',
};

export const stopOf = ({ theMany, by }: Noun): RestWords['stop'] => ({
  unknown: (stopID) => `אין תחנה ${stopID}.`,
  nearby: 'תחנות בקרבת התחנה הזאת',
  byReservation: 'בהזמנה מראש בלבד.',
  timetable: 'לוח זמנים',
  routesNotSelected: `אף אחד מהקווים שנבחרו לא עוצר כאן, ולכן ${theMany} לתחנה הזאת לא ${by('מוצגים', 'מוצגות')}.`,
  findRoutes: (stops) => (stops === 1 ? 'חיפוש קווים בתחנה הזאת' : 'חיפוש קווים בתחנות האלה'),
  findOtherRoutes: (stops) =>
    stops === 1 ? 'חיפוש קווים נוספים בתחנה הזאת' : 'חיפוש קווים נוספים בתחנות האלה',
  findingRoutes: 'מחפשים קווים…',
  routesHere: (count, routeIDs) =>
    `${lines(count, routeIDs)} ${count === 1 ? 'עוצר' : 'עוצרים'} כאן.`,
  noRoutes: 'אף אחד מהקווים בדף לא עוצר כאן.',
  noTimes: 'השירות הזה לא מספק זמני יציאה.',
  instead: (name) => `השתמשו בתחנה ${name}`,
  noOtherRoutes: 'אף אחד מהקווים האחרים בדף לא עוצר כאן.',
  stopsOfRoutes: (count, routeIDs) => `התחנות של ${lines(count, routeIDs)}`,
});
