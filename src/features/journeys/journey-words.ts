import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import type {
  Journey,
  JourneysAnswer,
  RideLeg,
  WalkLeg,
} from '../../contract/journeys/journeys.ts';
import { minuteAt } from '../../lib/time/minuteAt.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
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

type ClockLanguage = Pick<Language, 'formats' | 'timeZone'>;

/** The language with the clocks of where a journey begins, and of where it ends: of its first stop, and of its last one. */
export function clocksOf<L extends ClockLanguage>(
  { legs }: Pick<AnyJourney, 'legs'>,
  language: L,
): readonly [start: L, end: L] {
  const stops = legs.flatMap(({ from, to }) => [from, to]).filter((at) => at.stopID !== undefined);
  return [
    inTimeZone(language, stops[0]?.timeZone),
    inTimeZone(language, stops.at(-1)?.timeZone),
  ] as const;
}

/**
 * When a journey begins and ends, with "AM" once: "9:03 – 9:34 AM"; over midnight without the dates, and after a whole day
 * with the day: "6:07 AM – Thu 5:06 PM". Clocks of another time zone than the city's have its name.
 */
export function journeyTimes(
  journey: Pick<AnyJourney, 'departAt' | 'arriveAt' | 'legs'>,
  language: ClockLanguage,
): string {
  const { departAt, arriveAt } = journey;
  const { locale, reword } = language.formats;
  const [{ timeZone: start }, { timeZone: end }] = clocksOf(journey, language);
  const formatIn = (timeZone: string, isNamed: boolean, weekday?: 'short') =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: isNamed ? 'short' : undefined,
    });
  const isOther = start !== end;
  const isNamed = isOther || end !== language.timeZone;
  if (!isOther && isSameDay(departAt, arriveAt, end))
    return reword(formatIn(end, isNamed).formatRange(departAt, arriveAt));
  const weekday = arriveAt - departAt < DAY ? undefined : 'short';
  const halves = [
    formatIn(start, isOther).format(departAt),
    formatIn(end, isNamed, weekday).format(arriveAt),
  ];
  return reword(halves.map((half) => half.replaceAll(' ', '\u00A0')).join(' – '));
}

const HOUR = 60 * MINUTE;
/** When a night is over, after midnight. */
const NIGHT_END = 5 * HOUR;

/** The day of a journey that begins neither today nor tonight; '' for one that does. At 11:50 PM, 12:17 AM is tonight. */
export function journeyDay(journey: AnyJourney, now: number, language: ClockLanguage): string {
  const { departAt } = journey;
  const [{ formats, timeZone }] = clocksOf(journey, language);
  const isNear =
    isSameDay(departAt, now, timeZone) ||
    isSameDay(departAt - NIGHT_END, now - NIGHT_END, timeZone);
  return isNear ? '' : formats.day(departAt);
}

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

/** A journey in short, by its routes and times: "10C · 5:27 – 6:04 PM". */
export const wayText = (journey: AnyJourney, language: Language): string =>
  [
    ...(ridesOf(journey).length === 0
      ? []
      : [language.formats.list(ridesOf(journey).map(({ routeID }) => language.labelOf(routeID)))]),
    journeyTimes(journey, language),
  ].join(' · ');

/** A journey as one sentence, for screen readers. */
export function journeySentence(journey: AnyJourney, language: Language, state: string): string {
  const { words, formats } = language;
  const { journeys } = words;
  const [start, end] = clocksOf(journey, language);
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
    journeys.sentence(start.formats.clock(journey.departAt), end.formats.clock(journey.arriveAt)),
    formats.longDuration(lengthOf(journey)),
    ...changes,
    ...legs,
    ...(state === '' ? [] : [state]),
  ].join(', ');
}
