import type { Place } from '../../../lib/geo/distance.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import type { useStop } from './useStops.ts';

/** Something chosen that has a name and perhaps a place. */
export interface ChosenPlace {
  readonly name: string;
  /** Null if it isn't known. */
  readonly place: Place | null;
}

/** Whether a name has the number already, as in "Barrington St (6085)". */
const hasNumber = (name: string, id: string): boolean => name.split(/[^\p{L}\p{N}]+/u).includes(id);

/** Returns a stop's name with its number, and its place, by what the service answered. */
export function useStopNamed(): (id: string, answer: ReturnType<typeof useStop>) => ChosenPlace {
  const { words, nameOf } = useLanguage('page');
  const own = useBuilderWords();
  return (id, answer) => {
    const number = words.stops.stopID(id);
    if (answer === undefined) return { name: number, place: null };
    const name = nameOf(answer.intersection, id);
    return {
      name: hasNumber(name, id) ? name : own.stop(name, number),
      place: { lat: answer.latitude, lon: answer.longitude },
    };
  };
}
