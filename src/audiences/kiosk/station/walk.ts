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

/** The way to a stop. */
export interface Walk {
  /** 0 if the reader stands there. */
  readonly walkMeters: number;
  /** How long it takes if the display's settings say so; else null. */
  readonly minutes: number | null;
}

/** In minutes. Nobody walks for longer: the place of the display is wrong. */
const LONGEST_WALK = 60;

/** Returns how many minutes people need to a stop; 0 if they stand there. */
export function useMinutesOf(): (walk: Walk) => number {
  const { walking } = useSettings();
  return ({ walkMeters, minutes }) => {
    if (minutes !== null || walkMeters === 0) return minutes ?? 0;
    const walked = walkMinutes(walkMeters, walking.metresPerMinute);
    return walked > LONGEST_WALK ? 0 : walked;
  };
}

/** Whether people have a way to a stop, and don't stand there. */
export const isAway = ({ walkMeters, minutes }: Walk): boolean =>
  minutes === null ? walkMeters > 0 : minutes > 0;

/** Returns the words for the way to a stop. */
export function useWayWords(): (walk: Walk) => string {
  const { words, formats } = useLanguage();
  const walkWords = useWalkWords();
  return ({ walkMeters, minutes }) =>
    minutes === null ? walkWords(walkMeters) : words.times.walk(formats.duration(minutes * 60_000));
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
