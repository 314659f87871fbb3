import { dotSeparated } from '../words/dotSeparated.ts';

interface NumberedStop {
  readonly stopID: string;
  readonly intersection: string;
}

interface NumberWords {
  readonly words: { readonly stops: { readonly stopID: (id: string) => string } };
  readonly formats: { readonly list: (texts: readonly string[]) => string };
}

/** A stop's number, with the numbers and other names that several agencies have for the place (G3). */
export function stopNumbers(
  stop: NumberedStop & { readonly otherStops?: readonly NumberedStop[] | undefined },
  { words, formats }: NumberWords,
): string {
  const { intersection, otherStops = [] } = stop;
  const names = new Set(otherStops.map((other) => other.intersection));
  const isOther = (name: string) => name.toLowerCase() !== intersection.toLowerCase();
  return dotSeparated([
    ...[...names].filter(isOther),
    words.stops.stopID(formats.list([stop, ...otherStops].map(({ stopID }) => stopID))),
  ]);
}
