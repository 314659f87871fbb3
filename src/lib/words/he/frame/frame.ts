import type { FrameWords } from '../../en/frame/frameWords.ts';

/** A frame on another site. */
export const frame: FrameWords['frame'] = {
  list: 'רשימה',
  close: 'סגירה',
  skipMap: 'דילוג על המפה',
  live: (age) => `זמן אמת, לפני ${age}`,
  updated: (age) => `עודכן לפני ${age}`,
  printed: (time) => `נתונים מ-${time}`,
  noNewTabs: 'האתר הזה לא מאפשר למפה לפתוח כרטיסייה. העתיקו את הכתובת:',
  address: 'הכתובת של המפה המלאה',
};
