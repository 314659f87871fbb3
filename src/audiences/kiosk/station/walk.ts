import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Station } from './useStation.ts';
import { placeOf } from './useStation.ts';

/** Meters. A stop this close needs no directions: the reader stands at it. */
const AT_THE_STOP = 40;

/** Meters from a station to one of its stops; 0 if the reader stands there, or nobody knows where the station is. */
export function walkFrom(
  { here }: Pick<Station, 'here'>,
  stop: Parameters<typeof placeOf>[0],
): number {
  const meters = here === null ? 0 : metersBetween(here, placeOf(stop));
  return meters <= AT_THE_STOP ? 0 : meters;
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
