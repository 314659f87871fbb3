import type { Words } from '../../../lib/words/en.ts';

/** The wordings of a bus's next stop, the longest first; none if it is not known. */
export const nextStopWordings = (
  nextStop: string,
  { at, atShort }: Pick<Words['kiosk'], 'at' | 'atShort'>,
): readonly string[] => (nextStop === '' ? [] : [at(nextStop), atShort(nextStop)]);
