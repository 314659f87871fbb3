import type { RestWords } from '../../en/rest/restWords.ts';
import type { Noun } from '../nouns.ts';

export const vehiclesOf = ({
  one,
  many,
  theOne,
  theMany,
  by,
  counted,
}: Noun): RestWords['vehicles'] => ({
  heading: many,
  kind: one,
  part: many,
  count: counted,
  vehicleID: (vehicleID) => `${one} ${vehicleID}`,
  onRoute: (vehicleID, routeID, destination) =>
    `${one} ${vehicleID} בקו ${routeID}${destination === '' ? '' : ` לכיוון ${destination}`}`,
  toward: (destination) => `לכיוון ${destination}`,
  next: (stop) => `התחנה הבאה: ${stop}`,
  headingToward: (compass) => `בכיוון ${compass}`,
  compass: {
    n: 'צפון',
    ne: 'צפון-מזרח',
    e: 'מזרח',
    se: 'דרום-מזרח',
    s: 'דרום',
    sw: 'דרום-מערב',
    w: 'מערב',
    nw: 'צפון-מערב',
  },
  lastMoved: (age) => `${by('זז', 'זזה')} לאחרונה לפני ${age}`,
  hasNotMoved: (age) => `לא ${by('זז', 'זזה')} כבר ${age}`,
  notSeenMoving: (age) => `לא נראתה תזוזה כבר ${age}`,
  notMoving: (age) => `לא ${by('זז', 'זזה')} כבר ${age}.`,
  notPublished: 'מיקומים בזמן אמת לא מתפרסמים כאן.',
  unavailable: (why) => `אין מידע על ${theMany} כרגע: ${why}.`,
  state: {
    loading: `מחפשים ${many}…`,
    live: (text, age) => `${text}, עודכן לפני ${age}`,
    updated: (age) => `עודכן לפני ${age}`,
    empty: `אין ${many} בקו הזה עכשיו.`,
    noService: (routeID, nextDay) =>
      `קו ${routeID} לא פועל היום.${nextDay === null ? '' : ` הפעם הבאה: ${nextDay}.`}`,
    delayed: (age) => `הנתונים על ${theMany} מתעכבים. המיקומים הם מלפני ${age}.`,
    delayedHidden: (age) =>
      `הנתונים על ${theMany} מתעכבים. המיקומים האחרונים הם מלפני ${age} וכבר לא מוצגים.`,
    unreachable: (since, why) => `אין נתונים בזמן אמת על ${theMany} (${since}): ${why}.`,
    shownAsOf: (age) => `המיקומים הם מלפני ${age}.`,
    detailsAsOf: (age) => `הפרטים שלמטה דווחו לפני ${age}.`,
    frozen: (age) =>
      `הנתונים על ${theMany} לא מתעדכנים. השירות מגיב, אבל אף ${one} לא ${by('זז', 'זזה')} כבר ${age}. ייתכן ש${theMany} ${by('נמצאים', 'נמצאות')} במקום אחר.`,
  },
  liveAgain: `הנתונים בזמן אמת על ${theMany} חזרו.`,
  card: {
    route: 'קו',
    destination: 'לכיוון',
    nextStop: 'התחנה הבאה',
    heading: 'כיוון',
    headingUnknown: 'עוד לא ידוע',
    movement: 'תנועה',
    features: 'ציוד',
    wifiAccess: 'Wi-Fi',
    bikeRack: 'מתקן לאופניים',
    wheelChairLift: 'מעלון לכיסא גלגלים',
    wheelChairAccessible: 'נגישות לכיסא גלגלים',
    yes: 'יש',
    no: 'אין',
    unknown: 'לא ידוע',
    leftRoute: (routeID, age) =>
      `${theOne} ${by('עזב', 'עזבה')} את קו ${routeID} לפני ${age}. הפרטים שלמטה הם מהדיווח האחרון.`,
    routeUnknown: `הקו של ${theOne} לא ידוע.`,
    routeNotShown: (routeID) => `קו ${routeID} לא מוצג.`,
    showRoute: (routeID) => `הצגת קו ${routeID}`,
    notOnRoute: (routeID) => `${theOne} לא בקו ${routeID} עכשיו.`,
  },
});

export const needsOf = ({ many, by, counted }: Noun): RestWords['needs'] => ({
  label: 'נחוץ לי',
  lift: 'מעלון לכיסא גלגלים',
  accessible: 'נגישות לכיסא גלגלים',
  bike: 'מתקן לאופניים',
  wifi: 'Wi-Fi',
  match: (count, matching, _total, formatted) =>
    `${matching} מתוך ${formatted} ${many} ${count === 1 ? by('מתאים', 'מתאימה') : by('מתאימים', 'מתאימות')}.`,
  notReportedCount: (count, formatted) => `אין מידע על ${counted(count, formatted)}.`,
  unmet: 'בלי מה שביקשתם',
  notReported: 'לא ידוע אם יש מה שביקשתם',
});

export const followOf = ({ one, theOne, by }: Noun): RestWords['follow'] => ({
  start: 'מעקב במפה',
  stop: 'הפסקת המעקב',
  following: (vehicleID) => `עוקבים אחרי ${one} ${vehicleID}.`,
  stopped: `המעקב אחרי ${theOne} הופסק.`,
  busLeft: (vehicleID) =>
    `המעקב אחרי ${one} ${vehicleID} הופסק, כי ${by('הוא', 'היא')} כבר לא במפה.`,
});
