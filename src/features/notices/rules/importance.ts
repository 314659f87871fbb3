import type { Alert, AlertEffect } from '../../../contract/alerts/Alert.ts';

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

/** Milliseconds after which the riders of a route know about a change. */
const OLD = 60 * 86_400_000;

/**
 * How much an alert matters. None of 231 alerts of four agencies had a severity, so it follows from the effect, from
 * what the alert concerns, and from how long it has been in force.
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
