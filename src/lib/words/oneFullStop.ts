/** A sentence that ends with an abbreviation, such as "a.m.", has one full stop at its end. */
export const oneFullStop = (sentence: string): string => sentence.replace(/\.\.$/, '.');
