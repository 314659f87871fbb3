/** Ends a sentence, unless an abbreviation at its end has a period already: "at 6:05 p.m." */
export const withPeriod = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;
