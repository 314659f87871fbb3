/** A text with single spaces between its words and none around it. */
export const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
