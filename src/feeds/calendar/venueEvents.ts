import type { ParkingRule, SpecialEvent } from '../../contract/parking/special-event.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';
import { formatIso } from '../../lib/time/zoned-time.ts';
import type { Instance } from './instancesOf.ts';
import { type DayNumber, isoDate } from './times/civil-days.ts';
import { dayOf } from './zones/Zone.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days of one event. An exhibition of a year must not fill a list of events. */
const MOST_DAYS = 14;
/** The nearest are kept: every lot of the venue lists them all. */
const MOST_EVENTS = 200;

export interface Venue {
  readonly venue: string;
  /** The page of events that have none; empty for no page. */
  readonly webUrl: string;
  /** How long before and after an event its parking rules apply, in hours; undefined if not known. */
  readonly parking?:
    | {
        readonly beforeHours: number;
        readonly afterHours: number;
        /** Who may park then; undefined if not known. */
        readonly rule?: ParkingRule | undefined;
      }
    | undefined;
  /** Where it is; undefined if not known. */
  readonly place?: { readonly lat: number; readonly lon: number } | undefined;
}

interface VenueEvents {
  /** Earliest first. */
  readonly events: SpecialEvent[];
  /** How many were too many. */
  readonly leftOut: number;
}

/** The days of an instance in a zone, from a day on. Only an event of 24 hours has more than one. */
function daysOf({ start, end }: Instance, timeZone: string, from: DayNumber): DayNumber[] {
  const first = dayOf(start, timeZone);
  if (end - start < DAY) return [first];
  const next = Math.max(first, from);
  // An event until midnight is not on the next day.
  const count = Math.min(MOST_DAYS, dayOf(end - 1, timeZone) - next + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => next + index);
}

/**
 * The events of a venue in the shape of the interface (2.5). They have a parking window only if the settings say
 * when the parking rules apply: an event's own times say nothing about parking. Without a window, an event
 * of several days is listed once for each of them, because only its date tells that it takes place then. A day
 * without a start of its own, and an event of whole days, starts at midnight: the interface has no date alone, and
 * the page takes midnight for a day without a time.
 *
 * @param timeZone the city's IANA zone
 * @param now in milliseconds since 1970; days before are not listed
 */
export function venueEvents(
  instances: readonly Instance[],
  { venue, webUrl, parking, place }: Venue,
  timeZone: string,
  now: number,
): VenueEvents {
  const civil = (instant: number) => formatIso(civilTimeOf(instant, timeZone));
  const today = dayOf(now, timeZone);
  const events = instances.flatMap((instance): SpecialEvent[] => {
    const { start, end, isAllDay } = instance;
    const first = dayOf(start, timeZone);
    const event = (day: DayNumber): SpecialEvent => ({
      eventName: instance.name,
      eventVenue: venue,
      webUrl: instance.webUrl || webUrl,
      eventDatetime: isAllDay || day > first ? `${isoDate(day)}T00:00:00` : civil(start),
      parkingStartDatetime: null,
      parkingEndDatetime: null,
      // Only the first of several days has a time of its own, and so has the last.
      ...(isAllDay || end <= start || end - start >= DAY ? {} : { eventEndDatetime: civil(end) }),
      ...(place === undefined ? {} : { coordinates: { lat: place.lat, lng: place.lon } }),
    });
    if (parking === undefined) return daysOf(instance, timeZone, today).map(event);
    return [
      {
        ...event(first),
        parkingStartDatetime: civil(start - parking.beforeHours * HOUR),
        parkingEndDatetime: civil(end + parking.afterHours * HOUR),
        ...(parking.rule === undefined ? {} : { parkingRule: parking.rule }),
      },
    ];
  });
  const earliestFirst = events.toSorted((a, b) =>
    (a.eventDatetime ?? '').localeCompare(b.eventDatetime ?? '', 'en'),
  );
  return {
    events: earliestFirst.slice(0, MOST_EVENTS),
    leftOut: Math.max(0, events.length - MOST_EVENTS),
  };
}
