import type { SpecialEvent } from '../../contract/special-event.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';
import { formatIso } from '../../lib/time/zoned-time.ts';
import { dayOf } from './calendar-time.ts';
import type { Instance } from './instancesOf.ts';

const HOUR = 3_600_000;

/** What the settings say of a venue's events. */
export interface Venue {
  readonly venue: string;
  /** The page of events that have none; empty for no page. */
  readonly webUrl: string;
  /** How long before and after an event its parking rules apply, in hours; undefined if not known. */
  readonly parking?: { readonly beforeHours: number; readonly afterHours: number } | undefined;
}

/**
 * The events of a venue in the shape of the interface (2.5). Where the settings don't say when the
 * parking rules apply, only an event of whole days, or over several days, has a parking window: its own.
 *
 * @param timeZone the city's IANA zone
 */
export function venueEvents(
  instances: readonly Instance[],
  { venue, webUrl, parking }: Venue,
  timeZone: string,
): SpecialEvent[] {
  const civil = (instant: number) => formatIso(civilTimeOf(instant, timeZone));
  return instances.map((instance) => {
    const { start, end, isAllDay } = instance;
    const isLong = isAllDay || dayOf(start, timeZone) !== dayOf(end, timeZone);
    const before = (parking?.beforeHours ?? 0) * HOUR;
    const after = (parking?.afterHours ?? 0) * HOUR;
    const hasWindow = isLong || parking !== undefined;
    return {
      eventName: instance.name,
      eventVenue: venue,
      webUrl: instance.webUrl || webUrl,
      eventDatetime: civil(start),
      parkingStartDatetime: hasWindow ? civil(start - before) : null,
      parkingEndDatetime: hasWindow ? civil(end + after) : null,
    };
  });
}
