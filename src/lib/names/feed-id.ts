/*
 * In a city of several feeds, an ID that two of them use has its feed's name in front, as `north:12`. No name of a
 * feed has a colon.
 */

/** An ID of a feed, with that feed's name in front. */
export const withFeedName = (name: string, id: string): string => `${name}:${id}`;

/** Splits an ID with a feed's name in front; null for another one. */
export function splitFeedName(id: string): { readonly name: string; readonly rest: string } | null {
  const end = id.indexOf(':');
  return end < 1 ? null : { name: id.slice(0, end), rest: id.slice(end + 1) };
}

/** An ID as its feed has it. @param feeds the names of the city's feeds */
export function withoutFeedName(id: string, feeds: readonly string[]): string {
  const { name = '', rest = id } = splitFeedName(id) ?? {};
  return feeds.includes(name) ? rest : id;
}

/**
 * The IDs under which a city may list what an ID of a link means, the most likely first: itself, that of each feed, and
 * the one without its feed's name.
 *
 * @param feeds the names of the city's feeds, in the order of its settings
 */
export function listedForms(id: string, feeds: readonly string[]): readonly string[] {
  const short = withoutFeedName(id, feeds);
  return [id, ...feeds.map((feed) => withFeedName(feed, id)), ...(short === id ? [] : [short])];
}
