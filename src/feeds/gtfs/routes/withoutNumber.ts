/** What is between a route's number and the rest of a headsign: a space, or a sign with or without spaces. */
const SEPARATOR =
  /^(?:\s+[-–—:·|/]\s*|[-–—:·|/]\s+|[-–—:](?=\p{L}{2})|\s+)(?:to\s+|towards?\s+)?(?<rest>\S.*)$/iu;

/** Words after a number that belong to it: a street such as "16 de Septiembre". */
const GOES_ON = /^(?:de|del|di|do|da|du|of)\s/i;

/**
 * A headsign without the number of its route at its start: riders read the number beside it (F40). A name without a
 * digit, such as "Red", goes only before a sign: "Red - Ashmont". A number that a stop's name begins with stays:
 * "5 Points" is a place.
 *
 * @param stopNames the names of the trip's stops
 */
export function withoutNumber(
  headsign: string,
  number: string,
  stopNames: readonly string[],
): string {
  const isSame = headsign.slice(0, number.length).toLowerCase() === number.toLowerCase();
  if (number === '' || !isSame) return headsign;
  const after = headsign.slice(number.length);
  const rest = SEPARATOR.exec(after)?.groups?.['rest'];
  if (rest === undefined || GOES_ON.test(rest)) return headsign;
  if (!/\d/.test(number) && !/^\s*[-–—:·|/]/.test(after)) return headsign;
  const [first = ''] = rest.split(' ');
  const place = `${number} ${first}`.toLowerCase();
  return stopNames.some((name) => name.toLowerCase().startsWith(place)) ? headsign : rest;
}
