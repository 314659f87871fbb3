import type { Words } from '../../en/words.ts';
import type { Noun } from '../nouns.ts';

export const alertsOf = ({ one, many, theMany, by }: Noun): Words['alerts'] => ({
  part: 'התראות לתחנה',
  heading: `התראה כש${one} ${by('מתקרב', 'מתקרבת')}`,
  toward: (destination) => `לכיוון ${destination}`,
  anyDestination: `כל ${theMany}`,
  turnOff: 'כיבוי ההתראות',
  turnedOff: (stop) => `ההתראות על ${stop} כבויות.`,
  limitReached: (most) => `יש לכם כבר התראות על ${most} תחנות. הסירו אחת כדי להוסיף אחרת.`,
  howItWorks: `ההתראות פועלות רק כשהדף הזה פתוח. תגיע התראה על כל ${one} בדרך לכאן.`,
  added: (stop) => `ההתראות על ${stop} פועלות.`,
  remove: (stop) => `הסרת ההתראות על ${stop}`,
  noneNear: `אין עדיין ${one} בקרבת מקום.`,
  serving: (routes, count, vehicleIDs) =>
    `עכשיו ${routes === 1 ? 'בקו הזה' : 'בקווים האלה'}: ${count === 1 ? one : many} ${vehicleIDs}.`,
  noneServing: `אין ${one} בכיוון הזה עכשיו.`,
  more: (count) => `עוד ${count}`,
  details: 'כל ההתראות',
  routeNotSelected: 'אף אחד מהקווים שנבחרו לא עוצר כאן.',
  stopsFailed: `התחנות לא נטענו, ולכן לא ניתן להציג את ${theMany} לתחנה הזאת.`,
  noLiveData: `אין נתונים בזמן אמת על ${theMany} כרגע.`,
  next: (bus, stop) => `${bus}. התחנה הבאה: ${stop}.`,
  before: (bus, before, stop) => `${bus}. התחנה הבאה: ${before}, תחנה אחת לפני ${stop}.`,
  soon: (bus, before, stop) => `${bus}. התחנה הבאה: ${before}, ומיד אחריה ${stop}.`,
  title: (routeID, stop) => `${one} בקו ${routeID} ליד ${stop}`,
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
});
