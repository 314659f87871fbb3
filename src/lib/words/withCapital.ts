/** A text that begins with a capital letter, where its script has any. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
