import type { BikeJourney } from '../../../contract/journeys/bike-journeys.ts';
import { countedWords } from '../../../lib/words/countedWords.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import { journeyKey } from '../journeyList.ts';
import { BIKE_KEY } from '../way-keys.ts';

const LONGEST_KEY = 300;

const bikeLegOf = ({ legs }: BikeJourney) => legs.find((leg) => leg.kind === 'bike');

/** Names a way by its stations and its trips, so that it is the same one with other times. */
export function bikeKey(journey: BikeJourney): string {
  const { pickUp, dropOff } = bikeLegOf(journey) ?? {};
  const stations = `${pickUp?.bikeID ?? ''} ${dropOff?.bikeID ?? ''}`;
  return `${BIKE_KEY}${stations} ${journeyKey(journey)}`.slice(0, LONGEST_KEY);
}

type WordsContext = Pick<Language, 'words' | 'formats'>;

/** The bikes where one is rented, and when they were counted: they may be gone when the rider gets there. */
export function pickUpWords(
  journey: BikeJourney,
  now: number,
  context: WordsContext,
): readonly string[] {
  const { pickUp } = bikeLegOf(journey) ?? {};
  if (pickUp?.bikes === undefined) return [];
  const { words, formats } = context;
  return [
    words.bikes.bikes(pickUp.bikes, formats.number(pickUp.bikes)),
    ...countedWords(now - (pickUp.countedAt ?? 0), context),
  ];
}
