import type { WholeLanguage } from '../../../ui/text/Language.tsx';
import type { RowFigure } from '../paged/row-columns.ts';

/** How far a bus is, in the place of the row's number: "now", "next stop", "3 stops away" (A48). */
export function busFigure(
  stopsAway: number | null,
  { words: { kiosk }, formats }: Pick<WholeLanguage, 'words' | 'formats'>,
): RowFigure {
  if (stopsAway === null) return {};
  if (stopsAway === 0) return { number: kiosk.now };
  if (stopsAway === 1) return { words: kiosk.nextStop };
  return { number: formats.number(stopsAway), words: kiosk.stopsAway(stopsAway) };
}
