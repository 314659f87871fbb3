/** The width of a text in average letters. Capitals are wider. */
export const lettersIn = (text: string): number =>
  text.length + 0.25 * text.replaceAll(/\P{Lu}/gu, '').length;

/** The width of the longest word, which is never broken, in average letters. */
export const longestIn = (text: string): number => Math.max(...text.split(/[\s/-]/).map(lettersIn));
