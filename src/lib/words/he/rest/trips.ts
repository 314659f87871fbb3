import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';

/** The stops of a trip with its times. */
export const trips: RestWords['trips'] = {
  nextStops: 'התחנות הבאות',
  passed: 'עבר',
  continuesAs: (trip) => `ממשיך בתור: ${trip}`,
  showEarlier: (count, formatted) =>
    plural(count, 'הצגת תחנה קודמת אחת', 'הצגת שתי תחנות קודמות', `הצגת ${formatted} תחנות קודמות`),
  fromTimetable: (why) => `אין זמני אמת: ${why}. מוצגים הזמנים לפי לוח הזמנים.`,
  showAll: (count) => `הצגת כל ${count} התחנות`,
  occupancies: {
    empty: 'אין נוסעים',
    'many-seats-available': 'הרבה מקומות ישיבה',
    'few-seats-available': 'מעט מקומות ישיבה',
    'standing-room-only': 'מקומות עמידה בלבד',
    'crushed-standing-room-only': 'צפוף מאוד',
    full: 'אין מקום',
    'not-accepting-passengers': 'לא אוספים נוסעים',
  },
};
