import type { PageWords } from '../../en/page/pageWords.ts';
import { isolated } from '../grammar.ts';

/** Why something could not be loaded. */
export const failures: PageWords['failures'] = {
  unreachable: 'השירות אינו מגיב',
  timeout: 'השירות לא הגיב בזמן',
  http: 'השירות דיווח על תקלה',
  refused: (description) => `השירות דחה את הבקשה: ”${isolated(description)}“`,
  malformed: 'לא ניתן לקרוא את התשובה',
  chunk: 'חלק מהדף לא ירד',
  since: (clock) => `מאז ${clock}`,
  part: (part, why) => `${isolated(part)}: הנתונים לא נטענו (${why}).`,
  stale: (part, why, age) =>
    `${isolated(part)}: הנתונים לא התעדכנו (${why}). מוצגים נתונים מלפני ${age}.`,
};
