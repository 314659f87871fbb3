/** A clock with its article: one o'clock is the one hour of the singular, "la 1:05" but "las 13:05". */
export const withArticle = (clock: string): string =>
  `${/^0?1\D/.test(clock) ? 'la' : 'las'} ${clock}`;
