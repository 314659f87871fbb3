import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { minutesOfWalk, type Walk } from '../../../contract/board/station-places.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** Returns how many minutes people need to a stop. */
export function useMinutesOf(): (walk: Walk) => number {
  const { walking } = useSettings();
  return (walk) => minutesOfWalk(walk, walking.metresPerMinute);
}

/** Returns the words for how long the walk to a stop is; '' if nobody knows. A row has no room for the distance. */
export function useShortWayWords(): (walk: Walk) => string {
  const { words, formats } = useLanguage();
  const minutesOf = useMinutesOf();
  return (walk) =>
    walk.minutes === null && walk.isUnknown === true
      ? ''
      : words.times.walk(formats.duration(minutesOf(walk) * 60_000));
}

/** Returns the words for the way to a stop; '' if nobody knows how far it is. */
export function useWayWords(): (walk: Walk) => string {
  const walkWords = useWalkWords();
  const shortWords = useShortWayWords();
  return (walk) =>
    walk.minutes !== null || walk.isUnknown === true
      ? shortWords(walk)
      : walkWords(walk.walkMeters);
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
