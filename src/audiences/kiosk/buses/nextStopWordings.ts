import type { Words } from '../../../lib/words/wordsOf.ts';

/** Between the street that a stop is on and the one that crosses it there. */
const CORNER = / ?[&@/] ?| (?:at|and|y|con) /;

/**
 * The wordings of a bus's next stop, the longest first; none if it is not known. Where there is little room, the
 * cross street stands for the stop, as in announcements on the bus: many stops in a row are on the same street.
 */
export function nextStopWordings(
  nextStop: string,
  { at, atShort }: Pick<Words['kiosk'], 'at' | 'atShort'>,
): readonly string[] {
  if (nextStop === '') return [];
  const [, crossStreet = '', ...others] = nextStop.replaceAll(/\s+/g, ' ').split(CORNER);
  const whole = [at(nextStop), atShort(nextStop)];
  const isCorner = crossStreet !== '' && others.length === 0;
  return isCorner ? [...whole, at(crossStreet), atShort(crossStreet)] : whole;
}
