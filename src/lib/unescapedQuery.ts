/**
 * A query whose separators a content management system escaped once too often, as it was meant:
 * `view=embed&amp;route=2` is `view=embed&route=2`.
 *
 * @param query with or without its question mark
 */
export const unescapedQuery = (query: string): string =>
  query.replace(/(^|[?&])(?:amp(?:;|%3B))+/gi, '$1');
