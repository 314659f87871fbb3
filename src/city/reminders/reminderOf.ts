import { leadOf } from '../../contract/departures/dueDepartures.ts';
import type { Watch } from '../../contract/links/stop-watch.ts';
import type { Reminder } from '../../contract/reminders.ts';

type Place = NonNullable<Parameters<typeof leadOf>[1]>;

/** The longest walk that the server takes, in minutes. */
const LONGEST = 60;

/**
 * What the server is asked to remind of for a watch; null for one that it can't: it never gets the rider's location, and
 * reminds of single lines only.
 */
export function reminderOf(
  { stopID, destination, time }: Watch,
  stop: Place | undefined,
  metresPerMinute: number,
): Reminder | null {
  const lead = leadOf(time.before, stop, null, metresPerMinute);
  if (lead === null || time.routeID === null || lead.minutes > LONGEST) return null;
  return {
    kind: lead.isWalk ? 'leave' : 'before',
    stopID,
    routeID: time.routeID,
    ...(destination === null ? {} : { destination }),
    minutes: Math.max(1, lead.minutes),
  };
}

/** Whether two are the same but for when they were set. */
export const sameReminder = (one: Reminder, other: Reminder): boolean =>
  one.kind === other.kind &&
  one.stopID === other.stopID &&
  one.tripID === other.tripID &&
  one.routeID === other.routeID &&
  one.destination === other.destination &&
  one.minutes === other.minutes;
