import type { PageWords } from '../../en/page/pageWords.ts';

/** Why something could not be loaded. */
export const failures: PageWords['failures'] = {
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
