/** The width of a text in average letters. Capitals are wider. */
export const lettersIn = (text: string): number =>
  text.length + 0.25 * text.replaceAll(/\P{Lu}/gu, '').length;
