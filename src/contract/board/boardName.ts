/** What names nothing at the end of what two names share: "Main St &", "Union Station (". */
const LOOSE = /[\s&(/,.@:–-]/;

/** So many letters name a place. */
const LEAST_LETTERS = 5;

/** The words that all names begin with; '' if they name no place. */
function sharedWords([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const count = words.findIndex((word, index) =>
    others.some((name) => name.split(' ')[index] !== word),
  );
  const shared = words.slice(0, count).join(' ');
  let end = shared.length;
  while (LOOSE.test(shared.charAt(end - 1))) end--;
  return end < LEAST_LETTERS ? '' : shared.slice(0, end);
}

/** The name of the place of the first stop: what it shares with others. @returns the other stops' names, too */
function firstPlace([first = '', ...others]: readonly string[]): [string, readonly string[]] {
  const isThere = (name: string) => sharedWords([first, name]) !== '';
  const there = others.filter(isThere);
  const name = there.length === 0 ? first : sharedWords([first, ...there]);
  return [name, others.filter((other) => !isThere(other))];
}

/** The name of a station: that of its stop, or what the names of its stops share, or two of them. */
export function boardName(stops: readonly string[]): string {
  const [place, others] = firstPlace([...new Set(stops)]);
  return others.length === 0 ? place : `${place} · ${firstPlace(others)[0]}`;
}
