import { plainText } from '../../lib/plainText.ts';

/** A name with single spaces between its words and none around it, and without HTML (F6). */
export const singleSpaced = (text: string): string =>
  plainText(text).replaceAll(/\s+/g, ' ').trim();
