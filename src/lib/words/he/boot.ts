import { OLDEST_NAMES } from '../../oldest-browsers.ts';
import type { BootWords, HtmlWords } from '../en/boot.ts';

/** What a browser that can't run the page reads. */
export const oldBrowser = `הדפדפן הזה ישן מדי עבור Curbside. הגרסאות האלה וחדשות מהן מתאימות: ${OLDEST_NAMES}.`;

/** What the boot script shows until the page's first scripts have loaded. */
export const boot: BootWords = {
  notLoaded: 'הדף עדיין לא נטען. הוא ינסה שוב בעצמו.',
  starting: 'הדף נטען…',
  tryNow: 'ניסיון נוסף',
};

/** What index.html says to search engines and where scripts are off. */
export const html: HtmlWords = {
  description: 'אוטובוסים וחניה בזמן אמת על מפה אחת.',
  noScript: 'כדי לראות את המפה, הפעילו JavaScript בדפדפן.',
  openFullMap: 'למפה המלאה',
};
