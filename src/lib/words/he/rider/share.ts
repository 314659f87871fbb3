import type { Words } from '../../en/words.ts';

/** Sharing a view and embedding it. */
export const share: Words['share'] = {
  button: 'שיתוף התצוגה',
  copied: 'הקישור הועתק.',
  copyManually: 'העתיקו את הקישור:',
  frame: 'הטמעת התצוגה',
};
