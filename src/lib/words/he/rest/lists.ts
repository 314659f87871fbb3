import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';

/** Lists: which part of them is shown, and what is missing from them. */
export const lists: RestWords['lists'] = {
  pageOf: (page, pages) => `${page} מתוך ${pages}`,
  choose: (count, formatted) => (count === 2 ? 'בחרו אחד מהשניים' : `בחרו אחד מתוך ${formatted}`),
  more: (count) => `הצגת עוד ${count}`,
  fewer: 'הצגת פחות',
  showControls: 'הצגת החיפוש והקווים',
  hideControls: 'הסתרת החיפוש והקווים',
  andMore: (count) => `ועוד ${count}`,
  dropped: (count, formatted) =>
    plural(
      count,
      'רשומה אחת לא ניתנת לקריאה ואינה מוצגת.',
      'שתי רשומות לא ניתנות לקריאה ואינן מוצגות.',
      `${formatted} רשומות לא ניתנות לקריאה ואינן מוצגות.`,
    ),
  labeled: (label, text) => `${label}: ${text}`,
  noStops: 'אין תחנות ברשימה.',
  destinationsUnknown: 'אין יעדים לתחנות האלה, ולכן כולן מוצגות.',
  noneToward: (destination) => `אין תחנות לכיוון ${destination}.`,
  timetableEnded: (day) => `לוח הזמנים הזה היה בתוקף עד ${day}.`,
  possibleReason: 'ייתכן שזו הסיבה.',
  otherZone: (zone) => `השעות הן לפי אזור הזמן ${zone}.`,
};
