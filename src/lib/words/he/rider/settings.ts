import type { Words } from '../../en/words.ts';

/** What the page says when curbside.json has errors. */
export const settings: Words['settings'] = {
  errorTitle: '\u2068Curbside\u2069 לא יכול לפעול',
  errorIntro: 'יש בעיה בקובץ \u2068curbside.json\u2069:',
};
