import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { minutesOfWalk, type Walk } from '../../../contract/board/station-places.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** Returns how many minutes people need to a stop. */
export function useMinutesOf(): (walk: Walk) => number {
  const { walking } = useSettings();
  return (walk) => minutesOfWalk(walk, walking.metresPerMinute);
}

/** Returns the words for the way to a stop; '' if nobody knows how far it is. */
export function useWayWords(): (walk: Walk) => string {
  const { words, formats } = useLanguage();
  const walkWords = useWalkWords();
  return ({ walkMeters, minutes, isUnknown = false }) => {
    if (minutes !== null) return words.times.walk(formats.duration(minutes * 60_000));
    return isUnknown ? '' : walkWords(walkMeters);
  };
}

/** Returns the words for the walk to a place that many meters away. */
export function useWalkWords(): (meters: number) => string {
  const { words, formats } = useLanguage();
  const { walking } = useSettings();
  return (meters) => {
    const minutes = walkMinutes(meters, walking.metresPerMinute);
    return words.nearby.walk(formats.distance(meters), formats.duration(minutes * 60_000));
  };
}
