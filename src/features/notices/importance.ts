import type { Alert, AlertEffect } from '../../contract/alerts/Alert.ts';

/** How much a notice matters to a rider's trip. */
export type Importance = 'severe' | 'warning' | 'info';

const CHANGES_TRIPS: readonly AlertEffect[] = [
  'no-service',
  'reduced-service',
  'significant-delays',
  'detour',
  'modified-service',
  'stop-moved',
];

/** Who rides there knows by now, in milliseconds. */
const OLD = 60 * 86_400_000;

/**
 * How much an alert matters. Of 231 alerts of four agencies none has a severity, so the effect, what it concerns, and
 * how long it is in force say it.
 *
 * @param from when its period began, in milliseconds since 1970; undefined if that is open
 */
export function importanceOf(
  { severity, effect, concerns }: Pick<Alert, 'severity' | 'effect' | 'concerns'>,
  from: number | undefined,
  now: number,
): Importance {
  if (severity !== 'unknown-severity') return severity;
  const isWhole = concerns.every(({ stops, trips }) => stops === undefined && trips === undefined);
  if (effect === 'no-service' && isWhole) return 'severe';
  const isOld = from !== undefined && now - from > OLD;
  return CHANGES_TRIPS.includes(effect) && !isOld ? 'warning' : 'info';
}
