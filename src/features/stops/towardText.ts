import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import type { PageLanguage } from '../../ui/text/Language.tsx';
import type { CityStop } from './mergeStops.ts';

type StopDestinations = Pick<CityStop, 'destinations' | 'exitsToward'>;
type Language = Pick<PageLanguage, 'words' | 'formats'>;

/** Where riders only get off: "exit only toward Center"; empty if there is nothing to say (F37). */
export const exitText = ({ exitsToward = [] }: StopDestinations, { words, formats }: Language) =>
  exitsToward.length === 0 ? '' : words.stops.exitOnly(formats.list(exitsToward));

/** Where the buses at a stop go: "toward Harbor · exit only toward Center"; empty if it isn't known. */
export function towardText(stop: StopDestinations, language: Language): string {
  const { words, formats } = language;
  const boarded = stop.destinations.filter((label) => !stop.exitsToward?.includes(label));
  const toward = boarded.length === 0 ? '' : words.stops.toward(formats.list(boarded));
  return dotSeparated([toward, exitText(stop, language)].filter((text) => text !== ''));
}
