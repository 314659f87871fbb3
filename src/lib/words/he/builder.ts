import type { BuilderWords } from '../en/builder.ts';
import { amount, plural } from './grammar.ts';

const builder: BuilderWords = {
  heading: 'הציגו את המפה באתר שלכם',
  intro: 'בחרו מה המפה תציג, ואז העתיקו את הקוד לדף שלכם.',
  pageTitle: (city) => `בניית מפה: ${city}`,
  fullMap: 'למפה המלאה',

  content: 'מה מוצג',
  mode: 'צורת התצוגה',
  modes: { map: 'מפה', list: 'רשימה בלבד' },
  modeHint: 'הרשימה פועלת בלי גרפיקה ומתאימה גם לשטח קטן מאוד.',
  noRoutes: 'לא נבחר קו, ולכן המפה מציגה את הקווים שבהם נפתחת המפה המלאה.',
  layers: 'במפה',
  panels: 'רשימות שאפשר לפתוח',

  places: 'מקומות',
  findPlace: 'פתיחה בתחנה או בחניון',
  findPlaceHint: 'שם או מספר תחנה',
  findPlaceHelp: 'המפה תיפתח במקום הזה, עם הפרטים שלו.',
  departureStops: 'תחנות עם יציאות',
  departureStopsHelp: 'הקוראים יראו את היציאות הבאות מהתחנות האלה.',
  noDepartureStops: 'בחרו תחנה בשביל היציאות.',
  found: (count, formatted) =>
    count === 0
      ? 'אין תוצאות.'
      : `${plural(count, 'תוצאה אחת', 'שתי תוצאות', `${formatted} תוצאות`)}.`,
  searching: 'התחנות נטענות…',
  stop: (name, number) => `${name} (${number})`,
  remove: (name) => `הסרת ${name}`,
  lots: 'חניונים',
  lotsFilter: 'חיפוש חניון',
  lotsChosen: (count, formatted) =>
    count === 0
      ? 'כל החניונים'
      : plural(count, 'נבחר חניון אחד', 'נבחרו שני חניונים', `נבחרו ${formatted} חניונים`),
  lotsClear: 'הצגת כל החניונים',
  openOnly: 'רק חניונים עם מקום',
  lotsFailed: 'החניונים לא נטענו.',
  near: 'תחנות סביב נקודה',
  nearSet: 'בחירת מרכז התצוגה המקדימה',
  nearClear: 'הסרת הנקודה',
  nearNone: 'לא נבחרה נקודה.',
  nearAt: (place) => `תחנות סביב ${place}`,

  area: 'אזור',
  areaFits: 'המפה מתאימה את עצמה למה שבחרתם.',
  areaFixed: 'המפה נפתחת באזור של התצוגה המקדימה.',
  move: 'הזזת המפה',
  moveDone: 'שמירת האזור',
  moveHelp: 'גררו את התצוגה המקדימה, או השתמשו במקשי החצים, פלוס ומינוס.',
  areaReset: 'איפוס האזור',

  look: 'מראה',
  title: 'כותרת',
  titleHint: 'בלי טקסט כאן, למפה אין כותרת משלה.',
  theme: 'צבעים',
  themes: { auto: 'לפי הקורא', light: 'בהיר', dark: 'כהה' },
  language: 'שפה',
  languageAuto: 'השפה של הקורא',
  controls: 'כפתורים במפה',
  controlNames: {
    zoom: 'זום',
    locate: 'המיקום שלי',
    fullscreen: 'מסך מלא',
    legend: 'מקרא',
    list: 'רשימה',
  },
  gestures: 'אצבע אחת או גלגלת העכבר',
  gestureNames: { cooperative: 'גוללת את הדף שלכם', full: 'מזיזה את המפה' },
  gesturesHint: 'בחרו ”מזיזה את המפה” רק אם המפה ממלאת את המסך.',
  poll: 'שניות בין עדכונים',
  pollHint: (seconds) => `בלי מספר כאן, כל ${seconds} שניות.`,
  pollPositions: (seconds) => `מיקומים בזמן אמת מתעדכנים לפחות כל ${seconds} שניות.`,

  size: 'גודל',
  sizes: {
    column: 'לרוחב הטור',
    small: 'קטן',
    side: 'טור צדדי',
    medium: 'בינוני',
    large: 'גדול',
    custom: 'אחר',
  },
  width: 'רוחב',
  height: 'גובה',
  pixels: (width, height) => amount(`${width} × ${height}`),
  tiny: 'מתחת ל-\u2066320 × 240\u2069 פיקסלים, אין במפה כפתורים ורשימות.',

  preview: 'תצוגה מקדימה',
  previewSize: (width, height, percent) =>
    `${amount(`${width} × ${height}`)} פיקסלים${percent === null ? '' : `, מוצג ב-${percent}`}`,
  previewTitle: 'תצוגה מקדימה של המפה',

  code: 'הקוד לדף שלכם',
  codeHelp: 'הדביקו אותו כ-HTML במקום שבו המפה תופיע.',
  copyCode: 'העתקת הקוד',
  codeCopied: 'הקוד הועתק.',
  link: 'כתובת המפה',
  linkHelp: 'לעורכים שמבקשים כתובת להטמעה או ל-iframe.',
  copyLink: 'העתקת הכתובת',
  linkCopied: 'הכתובת הועתקה.',
  oembed: 'כתובת oEmbed',
  oembedHelp: 'לעורכים שבונים את המסגרת בעצמם.',
  copyOembed: 'העתקת כתובת oEmbed',
  oembedCopied: 'כתובת oEmbed הועתקה.',
  copyFailed: 'ההעתקה לא הצליחה. סמנו את הטקסט והעתיקו אותו.',
  others: 'כתובות לעורכים אחרים',
  newCode: 'מפה שכבר נמצאת בדף שלכם תישאר כפי שהיא עד שתדביקו את הקוד החדש.',

  movesTo: (name) => `${name} מחוץ לאזור שבחרתם, ולכן המפה עוברת לשם.`,
  movesToPoint: 'הנקודה לתחנות היא מחוץ לאזור שבחרתם, ולכן המפה עוברת לשם.',
  outside: (name) => `${name} מחוץ לאזור שהמפה מציגה.`,
  lotsOutside: (outside, outsideText, allText) =>
    plural(
      outside,
      `חניון אחד מתוך ${allText} שנבחרו נמצא מחוץ לאזור שהמפה מציגה.`,
      `שניים מתוך ${allText} החניונים שנבחרו נמצאים מחוץ לאזור שהמפה מציגה.`,
      `${outsideText} מתוך ${allText} החניונים שנבחרו נמצאים מחוץ לאזור שהמפה מציגה.`,
    ),
  noLotInside: 'אף אחד מהחניונים שנבחרו לא נמצא באזור שהמפה מציגה.',
  nearOutside: 'הנקודה לתחנות היא מחוץ לאזור שהמפה מציגה.',
  hiddenLayer: (name, layer) => `${name} לא במפה, כי ”${layer}” כבוי.`,
};

/** The same for every city. A function, as the other parts are. */
export const builderWordsFor = (): BuilderWords => builder;
