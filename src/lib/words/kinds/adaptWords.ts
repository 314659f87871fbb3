/** Words that name stops by their IDs. */
interface StopWords {
  readonly stops: { readonly stopID: (stopID: string) => string };
}

/**
 * Words that name stops by the IDs that their agencies give them, as they are on the signs (G2).
 *
 * @param feeds the names of the city's feeds, which IDs may have in front
 */
export function withSignIDs<W extends StopWords>(words: W, feeds: readonly string[]): W {
  const names = feeds.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
  // The IDs may be a list, in which Hebrew writes "and" without a space.
  const inFront = new RegExp(`(^|\\s(?:ו-)?)(?:${names}):`, 'g');
  const { stops } = words;
  const stopID = (ids: string) => stops.stopID(ids.replace(inFront, '$1'));
  return { ...words, stops: { ...stops, stopID } };
}
