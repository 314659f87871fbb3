import type { Arrival } from '../../../contract/arrivals.ts';
import type { Departure } from '../../../contract/departures/departureRows.ts';
import { figureOf } from '../../../contract/departures/departureWords.ts';
import type { PageLanguage } from '../../../ui/text/Language.tsx';

const isCounted = ({ minutes }: Departure): boolean => minutes !== null && minutes > 0;

/** The figure of a row, "6" and " min": numbers are large, and units as small as words. */
export function rowFigure(
  departure: Departure,
  language: PageLanguage,
): readonly [large: string, small: string] {
  const text = figureOf(departure, language);
  const [, large = text, small = ''] =
    departure.minutes === null ? [] : (/^(\P{Nd}*\p{Nd}+)(.*)$/su.exec(text) ?? []);
  return [large, small];
}

/** One of the times after a row's first. */
interface LaterFigure {
  readonly key: string;
  readonly text: string;
  readonly isCounted: boolean;
  readonly arrival: Arrival;
}

/** The times after a row's first, "14, 29 min": minutes have their unit once. How often buses come is said once. */
export function laterFigures(
  others: readonly Departure[],
  language: PageLanguage,
): readonly LaterFigure[] {
  const timed = others.filter(
    ({ arrival, minutes }) => arrival.headwaySeconds === undefined || minutes !== null,
  );
  return timed.map((departure, index) => {
    const next = timed[index + 1];
    const hasUnit = !isCounted(departure) || next === undefined || !isCounted(next);
    const [large, small] = rowFigure(departure, language);
    return {
      key: `${departure.arrival.tripID} ${departure.at}`,
      text: hasUnit ? `${large}${small}` : large,
      isCounted: isCounted(departure),
      arrival: departure.arrival,
    };
  });
}
