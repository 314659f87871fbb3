/**
 * A list as one text of a URL: `03,07`. A comma or backslash in an entry gets a backslash before it, since a feed may
 * have a route "A,B".
 */
export const listText = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');

/** The entries of a text of `listText`, without the spaces around them. Empty entries are kept. */
export const splitListText = (text: string): string[] =>
  [...`,${text}`.matchAll(/,((?:\\.|[^\\,]|\\$)*)/gs)].map(([, entry = '']) =>
    entry.replaceAll(/\\([\\,])/g, '$1').trim(),
  );
