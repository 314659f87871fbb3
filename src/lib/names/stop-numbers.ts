import { dotSeparated } from '../words/dotSeparated.ts';

interface NumberedStop {
  readonly stopID: string;
  readonly intersection: string;
  /** Whose number it is, if that must be said. */
  readonly agency?: string | undefined;
}

interface NumberWords {
  readonly words: { readonly stops: { readonly stopID: (id: string) => string } };
  readonly formats: { readonly list: (texts: readonly string[]) => string };
  readonly nameOf: (name: string) => string;
}

/**
 * A stop's number, with the numbers and other names that several agencies have for the place: "Stop 100 and 9100
 * (South County Transit)".
 */
export function stopNumbers(
  {
    stopID,
    intersection,
    otherStops = [],
  }: NumberedStop & { readonly otherStops?: readonly NumberedStop[] | undefined },
  { words, formats, nameOf }: NumberWords,
): string {
  const names = new Set(otherStops.map((other) => other.intersection));
  const isOther = (name: string) => name.toLowerCase() !== intersection.toLowerCase();
  // Agencies may agree on a number.
  const others = otherStops
    .filter((other) => words.stops.stopID(other.stopID) !== words.stops.stopID(stopID))
    .map((other) =>
      other.agency === undefined ? other.stopID : `${other.stopID} (${nameOf(other.agency)})`,
    );
  return dotSeparated([
    ...[...names].filter(isOther),
    words.stops.stopID(formats.list([stopID, ...others])),
  ]);
}
