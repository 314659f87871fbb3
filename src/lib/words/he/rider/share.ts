import type { Words } from '../../en/words.ts';

/** Sharing a view and embedding it. */
export const share: Words['share'] = {
  button: 'לשתף את התצוגה',
  copied: 'הקישור הועתק.',
  copyManually: 'העתיקו את הקישור:',
  frame: 'להטמיע את התצוגה',
};
