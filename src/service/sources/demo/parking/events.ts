import type { SpecialEvent } from '../../../../contract/parking/special-event.ts';
import { DAY, dayOf, HOUR, isoLocal, MINUTE, weekdayOf, type CivilTime } from '../civil-time.ts';
import plans from '../data/events.json' with { type: 'json' };
import { elementAt } from '../elementAt.ts';
import { hashOf } from '../random.ts';

/** A recurring event that affects lots. Each day uses one of its names. All names are made up. */
interface EventPlan {
  readonly names: readonly string[];
  readonly venue: string | null;
  readonly coordinates?: { readonly lat: number; readonly lng: number };
  readonly lots: readonly string[];
  /** Who may park at a lot during the event's parking times; not published for others. */
  readonly rules?: Readonly<Record<string, string | undefined>>;
}

/** An event of the demo city and the lots that it affects. */
export interface DemoEvent {
  readonly event: SpecialEvent;
  readonly lots: readonly string[];
  readonly rules: Readonly<Record<string, string | undefined>>;
  /** Civil times between which it fills its lots. */
  readonly from: CivilTime;
  readonly to: CivilTime;
}

/** How long an event without an end time is listed after its start, as in the real service. */
const LISTED_WITHOUT_END = 6 * HOUR;

const CITY_URL = 'https://events.portlinden.example.org/calendar';
const UNIVERSITY_URL = 'https://events.ul.example.org/today';

const SLOT = 3 * HOUR;

function nameOn({ names }: EventPlan, day: CivilTime, seed: number): string {
  const count = Math.floor(day / DAY) + (hashOf(seed, 'events') % 97);
  return elementAt(names, count % names.length);
}

/** What the university's events and the city's have in common. */
const eventOf = (plan: EventPlan, at: CivilTime, webUrl: string, seed: number) => ({
  eventName: nameOn(plan, dayOf(at), seed),
  eventVenue: plan.venue,
  webUrl,
  eventDatetime: isoLocal(at),
  ...(plan.coordinates === undefined ? {} : { coordinates: plan.coordinates }),
});

/** The city's calendar has the end of an event: half an hour before that of its parking. */
function cityEvent(
  plan: EventPlan,
  at: CivilTime,
  before: number,
  after: number,
  seed: number,
): DemoEvent {
  const [from, to] = [at - before, at + after];
  const times = {
    parkingStartDatetime: isoLocal(from),
    parkingEndDatetime: isoLocal(to),
    eventEndDatetime: isoLocal(to - 30 * MINUTE),
  };
  const event = { ...eventOf(plan, at, CITY_URL, seed), ...times };
  return { event, lots: plan.lots, rules: plan.rules ?? {}, from, to };
}

/** The university publishes no parking times (interface 2.5). */
function universityEvent(plan: EventPlan, at: CivilTime, seed: number): DemoEvent {
  const parking = { parkingStartDatetime: null, parkingEndDatetime: null };
  return {
    event: { ...eventOf(plan, at, UNIVERSITY_URL, seed), ...parking },
    lots: plan.lots,
    rules: {},
    from: at - HOUR,
    to: at + LISTED_WITHOUT_END,
  };
}

/**
 * The current and future events, earliest first. They depend on calendar days and hours, so
 * consecutive polls return the same events until they are over.
 *
 * @param civil the current civil time
 */
export function demoEventsAt(civil: CivilTime, seed: number): DemoEvent[] {
  const today = dayOf(civil);
  const slot = Math.floor(civil / SLOT);
  const aroundTheClock = [slot - 1, slot, slot + 1].map((n) =>
    // The parking times extend the three-hour slot by half an hour on each side.
    cityEvent(
      elementAt(plans.aroundTheClock, n % plans.aroundTheClock.length),
      n * SLOT,
      30 * MINUTE,
      SLOT + 30 * MINUTE,
      seed,
    ),
  );
  const evenings = [today, today + DAY].map((day) =>
    cityEvent(plans.tonight, day + 19.5 * HOUR, 2.5 * HOUR, 3 * HOUR, seed),
  );
  const thisSaturday = today + (6 - weekdayOf(civil)) * DAY;
  const saturdays = [thisSaturday, thisSaturday + 7 * DAY, thisSaturday + 14 * DAY].filter(
    (day) => day - today < 14 * DAY,
  );
  const days = [today - DAY, today, today + DAY];
  return [
    ...aroundTheClock,
    ...evenings,
    ...saturdays.map((day) =>
      cityEvent(plans.saturday, day + 11 * HOUR, 4 * HOUR, 11 * HOUR, seed),
    ),
    ...days.map((day) => universityEvent(plans.universityMorning, day + 9 * HOUR, seed)),
    ...days.map((day) => universityEvent(plans.universityEvening, day + 19 * HOUR, seed)),
    ...saturdays.map((day) => universityEvent(plans.universitySaturday, day + 13 * HOUR, seed)),
  ]
    .filter(({ to }) => to > civil)
    .toSorted((a, b) => a.from - b.from);
}
