import type { Settings } from '../../contract/settings.ts';
import type { Words } from '../../lib/words/en.ts';
import { formatStandaloneClock } from '../../lib/words/format-clock.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { ListedLot } from './listLots.ts';
import type { LotCount, LotState } from './lotState.ts';
import type { LotTrend } from './lotTrend.ts';
import { shareOpen } from './shareOpen.ts';

/** What the words of a lot are made with. */
export interface LotFormatContext {
  /** BCP 47 */
  readonly lang: string;
  /** IANA zone of the service. */
  readonly timeZone: string;
  readonly words: Words;
  readonly formats: Formats;
  /** Milliseconds since the counts were fetched. */
  readonly age: number;
  /** When that was, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** What is said for a state: its band, or for want of one why there is none. */
export function bandWords({ band, reason }: LotState, { parking }: Words): string {
  return reason === 'counted' ? parking.bands[band] : parking.reasons[reason];
}

/** A count as it is written large with the rest small beside it: "23" and "open of 613". */
export interface CountParts {
  readonly open: string;
  readonly caption: string;
}

/** "23 open of 613"; of an old count "23 at 2:05 PM"; null where there is none to say (C6, C9). */
export function countParts(
  { count, reason }: LotState,
  context: LotFormatContext,
): CountParts | null {
  if (count === null) return null;
  const { words, formats, fetchedAt } = context;
  return {
    open: formats.number(count.open),
    caption:
      reason === 'too-old'
        ? words.parking.openAt(formatStandaloneClock(fetchedAt, context))
        : words.parking.openOf(
            count.open,
            count.total === null ? null : formats.number(count.total),
          ),
  };
}

/** How much of a lot is open, "4 %" or "<1 %"; null where there is no total (C4). */
export function shareWords(count: LotCount, { words, formats }: LotFormatContext): string | null {
  const share = shareOpen(count);
  if (share === null) return null;
  const percent = formats.percent(share.percent);
  if (share.bound === 'below') return words.parking.below(percent);
  return share.bound === 'above' ? words.parking.above(percent) : percent;
}

/** What is said first of a lot: its state, or what is known of it at a chosen time (C29). */
export function stateWords({ state, plan }: ListedLot, words: Words): string {
  return plan === null ? bandWords(state, words) : words.parking.plan[plan];
}

/** "23 of 613 spots open"; null where there is no count to say. */
export function screenReaderCount(
  { count, reason }: LotState,
  context: LotFormatContext,
): string | null {
  if (count === null) return null;
  const { words, formats, fetchedAt } = context;
  const open = formats.number(count.open);
  return reason === 'too-old'
    ? words.parking.spokenAt(count.open, open, formatStandaloneClock(fetchedAt, context))
    : words.parking.spoken(
        count.open,
        open,
        count.total === null ? null : formats.number(count.total),
      );
}

/** "12 fewer open than 10 min ago", from our own samples (C15). */
export function trendWords(
  { kind, change, duration }: LotTrend,
  context: LotFormatContext,
): string {
  const { words, formats } = context;
  const { trend } = words.parking;
  const [spots, time] = [formats.number(Math.abs(change)), formats.duration(duration)];
  if (kind === 'steady') return trend.same(time);
  return kind === 'filling' ? trend.fewer(spots, time) : trend.more(spots, time);
}

/**
 * A lot as it is read aloud (C6): "State Street Campus Garage, 23 of 613 spots open, few left,
 * updated 2 minutes ago, event parking today".
 */
export function lotScreenReaderText(listed: ListedLot, context: LotFormatContext): string {
  const { lot, state, place, event, trend, doubt, plan } = listed;
  const { words, formats, age } = context;
  const { parking } = words;
  return [
    lot.name,
    screenReaderCount(state, context),
    stateWords(listed, words),
    trend === null || trend.kind === 'steady' ? null : parking.trend[trend.kind],
    doubt === null ? null : parking.doubt.short,
    state.reason === 'not-reported' || plan !== null
      ? null
      : parking.updated(formats.longDuration(age)),
    event === null ? null : parking.event[event],
    place === null ? parking.notOnMap : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** The name of an operator; its code where the settings do not know it. */
export function operatorName(code: string, operators: Settings['operators']): string {
  return operators.find((operator) => operator.code === code)?.name ?? code;
}
