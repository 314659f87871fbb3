import type { Station } from './station.ts';

/** Whether elevators are on ways to a station's platforms: then what is said of them may change at any time. */
export const hasElevators = ({ platforms }: Pick<Station, 'platforms'>): boolean =>
  platforms.some(({ stepFree }) => (stepFree?.elevators.length ?? 0) > 0);
