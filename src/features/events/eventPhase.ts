import type { EventTimes } from '../../contract/parking/eventTimes.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { isSameDay, startOfDay } from '../../lib/time/zoned-time.ts';

/**
 * The effect of an event on parking, most urgent first. Only `maybe-now` is an estimate: it is for
 * events without a published start or end of parking. `sometime-today` is for events of which only the day is
 * known: nobody can say whether they are still to come.
 */
export const EVENT_PHASES = [
  'now',
  'maybe-now',
  'soon',
  'sometime-today',
  'today',
  'upcoming',
  'undated',
  'over',
] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

export interface PhaseOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA zone of the service. */
  readonly timeZone: string;
  /** How long around its start an event without a window may affect parking. */
  readonly policy: Settings['events'];
  /** Sorts two names in the page's language; in that of the browser if left out. */
  readonly compare?: ((a: string, b: string) => number) | undefined;
}

const HOUR = 3_600_000;
/** A published start within this time is `soon`. */
const SOON = 2 * HOUR;

const NO_WINDOW = { from: null, to: null };

/**
 * When an event leaves the lists: at the published end of its parking, otherwise `policy.afterHours`
 * after it starts, or at the end of its day if only the day is known.
 *
 * @returns milliseconds since 1970; null if it has no readable date
 */
export function endOf(
  { start, window }: EventTimes,
  { timeZone, policy }: Omit<PhaseOptions, 'now'>,
): number | null {
  const { from, to } = window ?? NO_WINDOW;
  if (to !== null) return to.instant;
  const begins = start ?? from;
  if (begins === null) return null;
  const last = begins.hasTime
    ? begins.instant + policy.afterHours * HOUR
    : startOfDay(begins.instant, timeZone, 1);
  // Parking that starts long after its event must not end before it starts.
  return from === null ? last : Math.max(last, from.instant + policy.afterHours * HOUR);
}

/**
 * When an event affects parking, or may do so: from the published start of its parking, or else some hours before the
 * event starts.
 *
 * @returns milliseconds since 1970; null if no time is known
 */
export function affectsFrom(times: EventTimes, options: PhaseOptions): number | null {
  const from = times.window?.from ?? null;
  if (from === null) return mayAffectFrom(times, options);
  return from.hasTime ? from.instant : null;
}

/** When an event without a published parking start may begin to affect parking. */
function mayAffectFrom({ start, window }: EventTimes, { policy }: PhaseOptions): number | null {
  const { to } = window ?? NO_WINDOW;
  const reference = start ?? to;
  if (reference === null || !reference.hasTime) return null;
  return reference.instant - policy.beforeHours * HOUR;
}

/**
 * The phase of an event at `options.now`. It changes with time alone, so callers compute it
 * again each minute.
 */
export function eventPhase(times: EventTimes, options: PhaseOptions): EventPhase {
  const { now, timeZone } = options;
  const { from, to } = times.window ?? NO_WINDOW;
  const end = endOf(times, options);
  if (end === null) return 'undated';
  if (now >= end) return 'over';
  if (from !== null && now >= from.instant) return to === null ? 'maybe-now' : 'now';
  if (from !== null && from.hasTime && from.instant - now < SOON) return 'soon';

  const mayAffect = from === null ? mayAffectFrom(times, options) : null;
  if (mayAffect !== null && now >= mayAffect) return 'maybe-now';
  const day = from ?? times.start ?? to;
  if (day === null || !isSameDay(now, day.instant, timeZone)) return 'upcoming';
  return day.hasTime ? 'today' : 'sometime-today';
}

/** The urgency of a phase: 0 is the most urgent. */
export const rankOf = (phase: EventPhase): number => EVENT_PHASES.indexOf(phase);
