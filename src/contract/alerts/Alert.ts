/** The values of GTFS-realtime in their order; 0 is none. */
export const EFFECTS = [
  'no-service',
  'reduced-service',
  'significant-delays',
  'detour',
  'additional-service',
  'modified-service',
  'other-effect',
  'unknown-effect',
  'stop-moved',
  'no-effect',
  'accessibility-issue',
] as const;
export const CAUSES = [
  'unknown-cause',
  'other-cause',
  'technical-problem',
  'strike',
  'demonstration',
  'accident',
  'holiday',
  'weather',
  'maintenance',
  'construction',
  'police-activity',
  'medical-emergency',
  'special-event',
] as const;
export const SEVERITIES = ['unknown-severity', 'info', 'warning', 'severe'] as const;

export type AlertEffect = (typeof EFFECTS)[number];
type AlertCause = (typeof CAUSES)[number];
type AlertSeverity = (typeof SEVERITIES)[number];

/** How far ahead alerts are answered, in milliseconds. */
export const ALERTS_AHEAD = 14 * 86_400_000;

/**
 * Some of what an alert concerns, in the interface's own IDs. All that it names must hold, and of a list any:
 * a route with stops is the route at those stops only.
 */
export interface AlertConcern {
  readonly routeID?: string | undefined;
  /** Only these of the route. */
  readonly destinations?: readonly string[] | undefined;
  readonly stops?: readonly string[] | undefined;
  /** The trips of days that getarrivals names. */
  readonly trips?: readonly string[] | undefined;
}

/** Milliseconds since 1970; a missing end is open. */
export interface AlertPeriod {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** Plain text by BCP 47 language. The first is for readers of other languages. */
export type AlertTexts = Readonly<Record<string, string>>;

/** What the agency says about its service. */
export interface Alert {
  readonly alertID: string;
  /** Never empty. */
  readonly header: AlertTexts;
  readonly description: AlertTexts;
  readonly effect: AlertEffect;
  readonly cause: AlertCause;
  readonly severity: AlertSeverity;
  /** Never empty; one without ends is always in force. */
  readonly periods: readonly AlertPeriod[];
  readonly webUrl?: string | undefined;
  /** What it concerns, any of them. None means the whole city. */
  readonly concerns: readonly AlertConcern[];
}

/**
 * The period in force at a time, or else the next one.
 *
 * @param now milliseconds since 1970
 * @returns undefined if all are over
 */
export function periodAt(
  { periods }: Pick<Alert, 'periods'>,
  now: number,
): AlertPeriod | undefined {
  const left = periods.filter(({ until = Number.POSITIVE_INFINITY }) => until > now);
  return left.toSorted(({ from: one = 0 }, { from: other = 0 }) => one - other)[0];
}
