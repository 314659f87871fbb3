import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import type { PageLanguage } from '../../ui/text/Language.tsx';
import type { CityStop } from './mergeStops.ts';

type StopDestinations = Pick<CityStop, 'destinations' | 'exitsToward'>;
type Language = Pick<PageLanguage, 'words' | 'formats' | 'nameOf'>;

const listed = (labels: readonly string[], { formats, nameOf }: Language) =>
  formats.list(labels.map((label) => nameOf(label)));

/** Where riders only get off: "exit only toward Center"; empty if there is nothing to say. */
export const exitText = ({ exitsToward = [] }: StopDestinations, language: Language) =>
  exitsToward.length === 0 ? '' : language.words.stops.exitOnly(listed(exitsToward, language));

/** Where the buses at a stop go: "toward Harbor · exit only toward Center"; empty if it isn't known. */
export function towardText(stop: StopDestinations, language: Language): string {
  const boarded = stop.destinations.filter((label) => !stop.exitsToward?.includes(label));
  const toward = boarded.length === 0 ? '' : language.words.stops.toward(listed(boarded, language));
  return dotSeparated([toward, exitText(stop, language)].filter((text) => text !== ''));
}
