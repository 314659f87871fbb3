import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';

/** What the agency says about its service. Times arrive formatted. */
export const notices: RestWords['notices'] = {
  heading: 'הודעות',
  part: 'הודעות',
  none: 'אין הודעות כרגע.',
  city: 'כל העיר',
  route: (routeID) => `קו ${routeID}`,
  stops: 'תחנות',
  count: (count, text) => plural(count, 'הודעה אחת', 'שתי הודעות', `${text} הודעות`),
  more: (text) => `עוד ${text}`,
  today: 'היום',
  tomorrow: 'מחר',
  tomorrowAt: (clock) => `מחר ב-${clock}`,
  dayAt: (day, clock) => `${day} ב-${clock}`,
  starts: (moment) => `מתחיל ${moment}`,
  until: (moment) => `עד ${moment}`,
  web: 'מידע נוסף',
  partial: 'לא ניתן להציג חלק מההודעות כרגע.',
  hide: 'הסתרת ההודעה הזאת',
  severe: 'חשוב',
  stopClosed: 'התחנה סגורה',
  effects: {
    'no-service': 'אין שירות',
    'reduced-service': 'שירות מצומצם',
    'significant-delays': 'עיכובים',
    detour: 'שינוי מסלול',
    'additional-service': 'תגבור',
    'modified-service': 'שינוי בשירות',
    'other-effect': 'הודעה',
    'unknown-effect': 'הודעה',
    'stop-moved': 'התחנה הועתקה',
    'no-effect': 'מידע',
    'accessibility-issue': 'נגישות',
  },
};
