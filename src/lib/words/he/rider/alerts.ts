import type { Words } from '../../en/words.ts';

export const alerts: Words['alerts'] = {
  part: 'התראות לתחנה',
  turnedOff: (stop) => `ההתראות על ${stop} כבויות.`,
  limitReached: (most) => `יש לכם כבר התראות על ${most} תחנות. הסירו אחת כדי להוסיף אחרת.`,
  added: (stop) => `ההתראות על ${stop} פועלות.`,
  remove: (stop) => `הסרת ההתראות על ${stop}`,
  more: (count) => `עוד ${count}`,
  details: 'כל ההתראות',
  notify: 'התראה גם כשהדף ברקע',
  notifyDenied: 'הדפדפן לא מאפשר התראות מהדף הזה. בדקו את ההגדרות שלו.',
  byTime: {
    heading: 'התראה',
    when: 'מתי',
    minutes: (duration) => `${duration} מראש`,
    leaveHere: 'כשצריך לצאת מהמיקום שלי',
    leavePlace: 'כשצריך לצאת מהמקום שנבחר',
    howItWorks:
      'ההתראות פועלות רק כשהדף הזה פתוח. הן אומרות אם הזמן הוא בזמן אמת או לפי לוח הזמנים.',
    live: (route, duration) =>
      duration === null
        ? `${route}: מגיע עכשיו, בזמן אמת.`
        : `${route}: מגיע בעוד ${duration}, בזמן אמת.`,
    scheduled: (route, clock) => `${route}: לפי לוח הזמנים ב-${clock}.`,
    gone: (route, what) => `${route}: ${what}.`,
    leave: (duration) => `הגיע הזמן לצאת: ${duration} הליכה.`,
    next: (time) => `היציאה הבאה: ${time}.`,
    walk: (duration) => `ההליכה אורכת ${duration}.`,
    noTimes: 'הזמנים לא נטענו. לא תגיע התראה עד שייטענו.',
    noWalk: 'המיקום שלכם לא ידוע, ולכן אי אפשר לומר מתי לצאת.',
  },
};
