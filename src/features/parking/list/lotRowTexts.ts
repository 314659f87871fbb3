import type { Settings } from '../../../contract/settings/settings.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import type { ListedLot } from '../listLots.ts';
import { metersTo } from '../lot-filter.ts';
import {
  countParts,
  lotScreenReaderText,
  nextForecastWords,
  operatorName,
  stateWords,
} from '../lot-words.ts';
import type { LotFormatContext } from '../lot-words.ts';
import type { LotRowTexts } from './LotRow.tsx';

/** Minutes. Farther lots say only how far they are. */
const MOST_WALK = 30;

interface RowContext {
  readonly from: Place | null;
  readonly walking: Settings['walking'] | undefined;
  readonly operators: Settings['operators'];
  readonly context: LotFormatContext;
}

/** How far a lot is, and how long the walk takes where people would walk it. */
function awayText(
  meters: number,
  walking: RowContext['walking'],
  { words, formats }: Pick<LotFormatContext, 'words' | 'formats'>,
): string {
  const distance = formats.distance(meters);
  const minutes = walking ? walkMinutes(meters, walking.metresPerMinute) : Infinity;
  return minutes > MOST_WALK
    ? words.parking.away(distance)
    : words.nearby.walk(distance, formats.duration(minutes * 60_000));
}

/** What the row of a lot says. @param from where to measure from; null for nowhere */
export function lotRowTexts(
  listed: ListedLot,
  { from, walking, operators, context }: RowContext,
): LotRowTexts {
  const { words } = context;
  const { parking } = words;
  const { lot, state, place, event, trend, doubt } = listed;
  const count = countParts(state, context);
  const meters = from === null || place === null ? null : metersTo(from, listed);
  const details = [
    nextForecastWords(listed, context) ?? '',
    trend === null || trend.kind === 'steady' ? '' : parking.trend[trend.kind],
    doubt === null ? '' : parking.doubt.short,
    operatorName(lot.operatedBy, operators),
    meters === null ? '' : awayText(meters, walking, context),
    place === null ? parking.notOnMap : '',
  ];
  return {
    screenReaderText: lotScreenReaderText(listed, context),
    open: count?.open ?? null,
    caption: count?.caption ?? null,
    band: stateWords(listed, words),
    details: details.filter((part) => part !== '').join('\n'),
    event: event === null ? null : parking.event[event],
  };
}
