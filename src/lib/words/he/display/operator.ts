import type { Words } from '../../en/words.ts';

/** What a display tells the operator who stands at it. */
export const operator: Words['operator'] = {
  heading: 'המסך הזה',
  status: 'נתונים',
  statuses: { starting: 'בטעינה', ok: 'הכול בזמן אמת', degraded: 'חלק חסר', lost: 'אין' },
  states: { loading: 'בטעינה', ok: 'בזמן אמת', failing: 'נכשל', lost: 'אבד' },
  dataAge: (age) => `מלפני ${age}`,
  screen: 'מזהה המסך',
  version: 'גרסה',
  uptime: 'פועל כבר',
  reloads: 'טעינות מחדש',
  contextLosses: 'אתחולי מפה',
  memory: 'זיכרון',
  server: 'שירות הנתונים',
  parameters: 'פרמטרים',
  ignored: 'לא נלקח בחשבון',
  lastError: 'השגיאה האחרונה',
  noError: 'אין',
  errorAge: (age) => `לפני ${age}`,
  closes: (idle) => `ייסגר אחרי ${idle} בלי נגיעה או הקשה.`,
  leave: 'יציאה מהמסך',
};
