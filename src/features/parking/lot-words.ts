import type { LotForecast } from '../../contract/parking/parking-lot.ts';
import { roughSpots } from '../../contract/parking/roughSpots.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { formatClock, formatStandaloneClock } from '../../lib/words/format-clock.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/wordsOf.ts';
import type { ListedLot } from './listLots.ts';
import type { LotCount, LotState } from './lotState.ts';
import type { LotTrend } from './lotTrend.ts';
import { shareOpen } from './shareOpen.ts';

/** Language, formats and the age of the counts, to write a lot's texts with. */
export interface LotFormatContext {
  /** IANA zone of the service. */
  readonly timeZone: string;
  readonly words: Words;
  readonly formats: Formats;
  /** Milliseconds since the counts were fetched. */
  readonly age: number;
  /** When the counts were fetched, milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Whether a clock of the city is beside it, so that no time names its zone. Default: false. */
  readonly hasClock?: boolean;
}

const clockIn = (instant: number, context: LotFormatContext) =>
  (context.hasClock === true ? formatClock : formatStandaloneClock)(instant, context);

/** The name of a state's band, or the reason why it has none. */
export function bandWords({ band, reason }: LotState, { parking }: Words): string {
  return reason === 'counted' ? parking.bands[band] : parking.reasons[reason];
}

/** A count in two sizes: `open` ("23") is large, `caption` ("open of 613") is small. */
export interface CountParts {
  readonly open: string;
  readonly caption: string;
}

/** "23 open of 613", or "23 at 2:05 PM" for an old count; null without a count. */
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
        ? words.parking.openAt(clockIn(fetchedAt, context))
        : words.parking.openOf(
            count.open,
            count.total === null ? null : formats.number(count.total),
          ),
  };
}

/** The share of a lot that is open, "4 %" or "<1 %"; null without a total. */
export function shareWords(count: LotCount, { words, formats }: LotFormatContext): string | null {
  const share = shareOpen(count);
  if (share === null) return null;
  const percent = formats.percent(share.percent);
  if (share.bound === 'below') return words.parking.below(percent);
  return share.bound === 'above' ? words.parking.above(percent) : percent;
}

/** A lot's state in words, or its plan if a time is chosen. */
export function stateWords({ state, plan }: ListedLot, words: Words): string {
  return plan === null ? bandWords(state, words) : words.parking.plan[plan];
}

/** "23 of 613 spots open"; null without a count. */
export function screenReaderCount(
  { count, reason }: LotState,
  context: LotFormatContext,
): string | null {
  if (count === null) return null;
  const { words, formats, fetchedAt } = context;
  const open = formats.number(count.open);
  return reason === 'too-old'
    ? words.parking.readAloudAt(count.open, open, clockIn(fetchedAt, context))
    : words.parking.readAloud(
        count.open,
        open,
        count.total === null ? null : formats.number(count.total),
      );
}

/** "12 fewer open than 10 min ago". */
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

const MINUTE = 60_000;
/** A forecast that is nearer says no more than the count. */
const NEAREST_FORECAST = 10 * MINUTE;
/** A row has the next one that is farther ahead than a quarter of an hour: that of half an hour, until it is near. */
export const FORECAST_OF_ROW = 16 * MINUTE;

/** What is expected of a lot from a time on. A count that is old or in doubt has no forecast either. */
export function forecastsOf(
  { lot: { forecast = [] }, state, doubt }: ListedLot,
  { fetchedAt, age }: LotFormatContext,
  ahead = NEAREST_FORECAST,
): readonly LotForecast[] {
  if (state.reason !== 'counted' || doubt !== null) return [];
  return forecast.filter(({ at }) => Date.parse(at) >= fetchedAt + age + ahead);
}

/** "40" and "6:30 PM" */
export const forecastParts = ({ at, openSpots }: LotForecast, context: LotFormatContext) => ({
  open: context.formats.number(roughSpots(openSpots)),
  clock: clockIn(Date.parse(at), context),
});

/** "about 40 at 6:30 PM" */
export function forecastWords(one: LotForecast, context: LotFormatContext): string {
  const { forecast } = context.words.parking;
  const { open, clock } = forecastParts(one, context);
  return roughSpots(one.openSpots) === 0 ? forecast.full(clock) : forecast.at(open, clock);
}

/** "30 – 55"; null where both ends are the same. */
export function forecastRange({ low, high }: LotForecast, context: LotFormatContext) {
  const [least, most] = [roughSpots(low), roughSpots(high)];
  const { number } = context.formats;
  return least === most ? null : context.words.parking.forecast.range(number(least), number(most));
}

/** What is expected in about half an hour; null if nothing is. */
export function nextForecastWords(listed: ListedLot, context: LotFormatContext): string | null {
  const [next] = forecastsOf(listed, context, FORECAST_OF_ROW);
  return next === undefined ? null : forecastWords(next, context);
}

/** On a display, whose rows are few: a forecast with so many spots more or fewer than now, and with this share of them. */
const NEWS = { spots: 5, share: 0.15 };

/** What is expected in about half an hour where that is other than now; null if nothing is. */
export function forecastNews(listed: ListedLot, context: LotFormatContext): string | null {
  const [next] = forecastsOf(listed, context, FORECAST_OF_ROW);
  const open = listed.state.count?.open;
  if (next === undefined || open === undefined) return null;
  const isNews = Math.abs(next.openSpots - open) >= Math.max(NEWS.spots, NEWS.share * open);
  return isNews ? forecastWords(next, context) : null;
}

/**
 * A lot as a screen reader reads it: "State Street Campus Garage, 23 of 613 spots open, few left, about 10 at 6:30 PM,
 * checked 2 minutes ago, event parking today".
 */
export function lotScreenReaderText(listed: ListedLot, context: LotFormatContext): string {
  const { lot, state, place, event, trend, doubt, plan } = listed;
  const { words, formats, age } = context;
  const { parking } = words;
  return [
    lot.name,
    screenReaderCount(state, context),
    stateWords(listed, words),
    nextForecastWords(listed, context),
    trend === null || trend.kind === 'steady' ? null : parking.trend[trend.kind],
    doubt === null ? null : parking.doubt.short,
    state.reason === 'not-reported' || plan !== null
      ? null
      : parking.checked(formats.longDuration(age)),
    event === null ? null : parking.event[event],
    place === null ? parking.notOnMap : null,
  ]
    .filter((part) => part !== null)
    .join(words.page.comma);
}

/** The name of an operator, or its code if the settings don't name it. */
export function operatorName(code: string, operators: Settings['operators']): string {
  return operators.find((operator) => operator.code === code)?.name ?? code;
}
