import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import type {
  Journey,
  JourneysAnswer,
  RideLeg,
  WalkLeg,
} from '../../contract/journeys/journeys.ts';
import { minuteAt } from '../../lib/time/minuteAt.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import type { Language } from '../../ui/text/Language.tsx';
import { ridesOf } from './journeyList.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type JourneyPart = Pick<WalkLeg, 'departAt' | 'arriveAt'>;

/** How long a part takes in whole minutes, in milliseconds, as the clock times beside it say. */
export const minutesOf = ({ departAt, arriveAt }: JourneyPart): number =>
  (minuteAt(arriveAt) - minuteAt(departAt)) * MINUTE;

/** As `minutesOf`, at least one, as in all lists: nobody plans by seconds. */
export const lengthOf = (part: JourneyPart): number => Math.max(MINUTE, minutesOf(part));

/** How long one waits for a part after the one before, in milliseconds: what their clock times leave between them. */
export const waitBetween = (before: JourneyPart, { departAt }: JourneyPart): number =>
  Math.max(0, minutesOf({ departAt: before.arriveAt, arriveAt: departAt }));

/** How long a walk takes whose times aren't shown. A part of a minute is one. */
export const walkTime = ({ departAt, arriveAt }: WalkLeg): number =>
  Math.max(1, Math.ceil((arriveAt - departAt) / MINUTE)) * MINUTE;

/** Why there is no way, and what a rider can do. */
export function noWaySentence(
  { why = 'no-service-then', whyEnd }: Pick<JourneysAnswer, 'why' | 'whyEnd'>,
  { none }: Language['words']['journeys'],
): string {
  return none[whyEnd === 'from' && why !== 'no-service-then' ? (`start-${why}` as const) : why];
}

/**
 * When a journey begins and ends, with "AM" once: "9:03 – 9:34 AM"; over midnight without the dates, and after a whole day
 * with the day: "6:07 AM – Thu 5:06 PM".
 */
export function journeyTimes(
  { departAt, arriveAt }: JourneyPart,
  { formats, timeZone }: Pick<Language, 'formats' | 'timeZone'>,
): string {
  const options = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(formats.locale, options);
  const end =
    arriveAt - departAt < DAY
      ? format
      : new Intl.DateTimeFormat(formats.locale, { ...options, weekday: 'short' });
  const range = isSameDay(departAt, arriveAt, timeZone)
    ? format.formatRange(departAt, arriveAt)
    : `${format.format(departAt)} – ${end.format(arriveAt)}`;
  return formats.reword(range);
}

/** The next service day, or a later one, of a journey that isn't today; '' for today. */
export const journeyDay = (
  { departAt }: Pick<Journey, 'departAt'>,
  now: number,
  { formats, timeZone }: Pick<Language, 'formats' | 'timeZone'>,
): string => (isSameDay(departAt, now, timeZone) ? '' : formats.day(departAt));

const HOUR = 60 * MINUTE;

/** When to leave, counted down; '' for what is an hour away, and once it has begun. */
export function leaveText(
  { departAt }: Pick<Journey, 'departAt'>,
  now: number,
  { words, formats }: Pick<Language, 'words' | 'formats'>,
): string {
  const left = departAt - now;
  if (left >= HOUR || left < -MINUTE) return '';
  const { leaveIn, leaveNow } = words.journeys;
  return left < MINUTE ? leaveNow : leaveIn(formats.duration(Math.floor(left / MINUTE) * MINUTE));
}

/** The ride of a journey by its route and destination. */
const rideText = (
  { routeID, destination }: RideLeg,
  { words, labelOf, nameOf }: Pick<Language, 'words' | 'labelOf' | 'nameOf'>,
): string => words.times.to(labelOf(routeID), nameOf(destination));

/** A journey as one sentence, for screen readers. */
export function journeySentence(journey: AnyJourney, language: Language, state: string): string {
  const { words, formats } = language;
  const { journeys } = words;
  const clock = (at: number) => formats.clock(at);
  const legs = journey.legs.map((leg) =>
    leg.kind === 'ride'
      ? rideText(leg, language)
      : journeys[leg.kind](formats.longDuration(lengthOf(leg))),
  );
  const changes =
    ridesOf(journey).length === 0
      ? []
      : [journeys.changes(journey.changes, formats.number(journey.changes))];
  return [
    journeys.sentence(clock(journey.departAt), clock(journey.arriveAt)),
    formats.longDuration(lengthOf(journey)),
    ...changes,
    ...legs,
    ...(state === '' ? [] : [state]),
  ].join(', ');
}
