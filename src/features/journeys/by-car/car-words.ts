import type { CarJourney, JourneyLot } from '../../../contract/journeys/car-journeys.ts';
import type { Journey } from '../../../contract/journeys/journeys.ts';
import { roughSpots } from '../../../contract/parking/roughSpots.ts';
import { inTimeZone } from '../../../lib/words/inTimeZone.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import { ridesOf } from '../journeyList.ts';
import { CAR_KEY } from '../way-keys.ts';

type LotContext = Pick<Language, 'words' | 'formats'>;

export const carKey = ({ legs: [{ lot }] }: CarJourney): string => `${CAR_KEY}${lot.key}`;

/** A way by car without its drive. */
export const withoutDrive = ({
  back: _back,
  legs: [, ...legs],
  ...journey
}: CarJourney): Journey => ({
  ...journey,
  legs,
});

/** The open spots in few words: those expected then, or the last count with its time. */
export function roomText(
  { room: { basis, at, openSpots } }: JourneyLot,
  { words, formats }: LotContext,
): string {
  return basis === 'forecast'
    ? words.journeys.byCar.forecast(formats.number(roughSpots(openSpots)))
    : words.parking.readAloudAt(openSpots, formats.number(openSpots), formats.clock(at));
}

/** What is known of the open spots: a forecast with its range, or a count with its time and that there is no forecast. */
export function roomSentence(lot: JourneyLot, context: LotContext): string {
  const { words, formats } = context;
  const { room } = lot;
  const text = roomText(lot, context);
  if (room.basis === 'count') return `${text}. ${words.journeys.byCar.noForecast}`;
  const low = roughSpots(room.low ?? room.openSpots);
  const high = roughSpots(room.high ?? room.openSpots);
  if (low === high) return text;
  return `${text} (${words.parking.forecast.range(formats.number(low), formats.number(high))})`;
}

/** What a rider takes for the last way: the route of its first bus, and when it leaves; null on foot. */
export function lastWay(
  back: Journey,
  language: Pick<Language, 'labelOf' | 'formats' | 'timeZone'>,
): readonly [route: string, clock: string] | null {
  const [ride] = ridesOf(back);
  if (ride === undefined) return null;
  const { labelOf, formats } = inTimeZone(language, ride.from.timeZone);
  return [labelOf(ride.routeID), formats.clock(ride.departAt)];
}
