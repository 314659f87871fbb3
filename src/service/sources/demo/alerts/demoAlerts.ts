import * as z from 'zod/mini';

import {
  type Alert,
  type AlertConcern,
  type AlertPeriod,
  type AlertTexts,
  CAUSES,
  EFFECTS,
  SEVERITIES,
} from '../../../../contract/alerts/Alert.ts';
import { tripIDOf } from '../../../../transit/arrivals/trip-id.ts';
import {
  type CivilTime,
  civilTimeAt,
  DAY,
  dayOf,
  HOUR,
  instantAt,
  weekdayOf,
} from '../civil-time.ts';
import notices from '../data/alerts.json' with { type: 'json' };
import { type DemoEvent, demoEventsAt } from '../parking/events.ts';

const Texts = z.record(z.string(), z.string());

/** A notice of the data file. `{event}` in its texts is the name of the event that it is about. */
const Plan = z.object({
  alertID: z.string(),
  when: z.enum([
    'month',
    'weekdays',
    'monday',
    'weekend',
    'further-notice',
    'downtown',
    'evening',
    'campus',
    'saturday',
  ]),
  effect: z.enum(EFFECTS),
  cause: z.enum(CAUSES),
  severity: z.enum(SEVERITIES),
  concerns: z.array(
    z.object({
      routeID: z.optional(z.string()),
      destinations: z.optional(z.array(z.string())),
      stops: z.optional(z.array(z.string())),
      /** Of the timetable, without a day. */
      trips: z.optional(z.array(z.string())),
    }),
  ),
  header: Texts,
  description: Texts,
  webUrl: z.optional(z.string()),
});
type Plan = z.output<typeof Plan>;

let plans: readonly Plan[] | null = null;

/** When a notice is in force, in civil time, and the event that it is about. */
interface Moment {
  readonly from: CivilTime;
  readonly until?: CivilTime;
  readonly event?: string;
}

const ofEvent = (found: DemoEvent | undefined): Moment[] =>
  found === undefined ? [] : [{ from: found.from, until: found.to, event: found.event.eventName }];

/** The event of a Saturday is the only one at this lot. */
const SATURDAY_LOT = 'bay beach';

/** When the notices of a kind are in force, now or next. */
function momentsOf({ when }: Plan, civil: CivilTime, events: readonly DemoEvent[]): Moment[] {
  const today = dayOf(civil);
  const monday = today - ((weekdayOf(civil) + 6) % 7) * DAY;
  const at = (hour: number) => today + hour * HOUR;
  switch (when) {
    case 'month': {
      const first = new Date(civil);
      const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
      return [{ from: Date.UTC(year, month, 1), until: Date.UTC(year, month + 1, 1) }];
    }
    case 'weekdays':
      return [{ from: monday + 5 * HOUR, until: monday + 4 * DAY + 20 * HOUR }];
    case 'monday':
      return [{ from: monday + 7 * DAY, until: monday + 14 * DAY }];
    case 'weekend':
      return [{ from: monday + 5 * DAY, until: monday + 7 * DAY }];
    case 'further-notice':
      return [{ from: Date.UTC(2024, 8, 2, 6) }];
    case 'downtown':
      return ofEvent(events.find(({ event, from }) => event.eventVenue !== null && from <= civil));
    case 'evening':
      return ofEvent(events.find(({ from }) => from === at(17)));
    case 'campus':
      return ofEvent(events.find(({ event }) => event.parkingStartDatetime === null));
    default:
      return ofEvent(events.find(({ lots }) => lots.includes(SATURDAY_LOT)));
  }
}

/** The trips of a notice on the service days around now. */
function concernOf(
  { trips, ...concern }: Plan['concerns'][number],
  civil: CivilTime,
): AlertConcern {
  if (trips === undefined) return concern;
  const days = [dayOf(civil) - DAY, dayOf(civil), dayOf(civil) + DAY].map((day) =>
    new Date(day).toISOString().slice(0, 10).replaceAll('-', ''),
  );
  return {
    ...concern,
    trips: days.flatMap((date) => trips.map((gtfsTripID) => tripIDOf({ gtfsTripID, date }))),
  };
}

const filled = (texts: AlertTexts, event: string): AlertTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, text.replaceAll('{event}', event)]),
  );

/** The demo city's notices of every kind, in its languages. They are timed around its events. */
export function demoAlertsAt(now: number, seed: number): Alert[] {
  plans ??= z.parse(z.array(Plan), notices);
  const civil = civilTimeAt(now);
  const events = demoEventsAt(civil, seed);
  return plans.flatMap(({ when, concerns, header, description, ...plan }): Alert[] => {
    const moments = momentsOf({ when, concerns, header, description, ...plan }, civil, events);
    const [{ event = '' } = {}] = moments;
    if (moments.length === 0) return [];
    const periods = moments.map(({ from, until }): AlertPeriod => ({
      from: instantAt(from),
      ...(until === undefined ? {} : { until: instantAt(until) }),
    }));
    return [
      {
        ...plan,
        header: filled(header, event),
        description: filled(description, event),
        periods,
        concerns: concerns.map((concern) => concernOf(concern, civil)),
      },
    ];
  });
}
