import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import { instancesSteps } from '../../feeds/calendar/instancesOf.ts';
import { type Calendar, readCalendarSteps } from '../../feeds/calendar/readCalendar.ts';
import { venueEvents } from '../../feeds/calendar/venueEvents.ts';
import { runStepsWithPauses, type Steps } from '../../lib/steps.ts';
import type { EventsOf, EventsPart } from '../city/mixSources.ts';
import { createFeedFetch, type PartContext } from '../feeds/createFeedFetch.ts';
import { counted, createFeedPoller, pollFigures } from '../feeds/createFeedPoller.ts';
import { countedReasons, createFailureLog, createFindingsLog } from '../feeds/createFindingsLog.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { fileName } from '../settings/address-settings.ts';
import type { CalendarSettings } from '../settings/events-settings.ts';
import { createVenueLots } from './createVenueLots.ts';

const MAX_BYTES = 8_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Events that began before are still listed until the city's day is over. */
const LOOK_BACK = DAY;

const BEYOND_LIMIT = 'events beyond a limit';

/** Left out rightly, so a calendar of nothing else is not at fault. */
const NOT_PUBLIC = 'events that are not public';

/** Why no event of a calendar can be shown, in a sentence; undefined if one can, or if it has none. */
function calendarFault({ events, leftOut }: Calendar): string | undefined {
  const { [NOT_PUBLIC]: _rightly, ...faults } = leftOut;
  return events.length > 0 || Object.keys(faults).length === 0
    ? undefined
    : `No event can be shown: ${countedReasons(faults)}`;
}

/** @param index the venue's place in `source.events` */
function createVenueFeed(settings: CalendarSettings, index: number, context: PartContext) {
  const { venue } = settings;
  const { log, timeZone, clock = systemClock } = context;
  const logFindings = createFindingsLog(log, { event: 'events left out', venue });
  const logFailure = createFailureLog(log, 'calendar', { venue });
  const poller = createFeedPoller<Calendar>({
    interval: settings.minutes * MINUTE,
    clock,
    fetchFeed: createFeedFetch(settings, MAX_BYTES, context),
    decode: (bytes) => {
      const year = new Date(clock.now()).getUTCFullYear();
      return runStepsWithPauses(
        readCalendarSteps(bytes, timeZone(), year, fileName(settings.feed)),
      );
    },
    onPoll: () => {
      const { problems, value } = poller.state();
      logFailure(failureNow(), problems);
      if (value !== undefined)
        logFindings({ leftOut: value.leftOut, sentences: [...value.problems, ...value.notes] });
    },
  });
  /** Why the calendar can't be read, or nothing in it can be shown. */
  function failureNow(): string | undefined {
    const { failure, value } = poller.state();
    return failure ?? (value === undefined ? undefined : calendarFault(value));
  }
  interface Listed {
    readonly events: readonly SpecialEvent[];
    readonly beyondLimit: number;
    readonly problems: readonly string[];
  }
  let current: {
    readonly calendar: Calendar;
    readonly hour: number;
    readonly listed: Promise<Listed>;
  } | null = null;
  let last: Listed | null = null;

  function* listSteps(calendar: Calendar, now: number, isNew: boolean): Steps<Listed> {
    const found = yield* instancesSteps(calendar, now - LOOK_BACK, now + settings.days * DAY);
    const { events: listed, leftOut: beyond } = venueEvents(
      found.instances,
      settings,
      timeZone(),
      now,
    );
    const beyondLimit = found.leftOut + beyond;
    if (beyondLimit > 0 && isNew)
      log({ event: 'events left out', venue, leftOut: { [BEYOND_LIMIT]: beyondLimit } });
    last = { events: listed, beyondLimit, problems: found.problems };
    return last;
  }

  /** The events around a time, computed once an hour; null if the calendar can't be read. */
  async function events(now: number): Promise<readonly SpecialEvent[] | null> {
    const { value: calendar, checkedAt } = poller.state();
    const isGone = checkedAt === undefined || now - checkedAt > settings.maxAgeHours * HOUR;
    if (calendar === undefined || isGone) return null;
    const hour = Math.floor(now / HOUR);
    if (current?.calendar !== calendar || current.hour !== hour) {
      const isNew = current?.calendar !== calendar;
      current = { calendar, hour, listed: runStepsWithPauses(listSteps(calendar, now, isNew)) };
    }
    return (await current.listed).events;
  }
  /** What was left out of the calendar, and why. */
  function leftOut(): Readonly<Record<string, number>> {
    const { value } = poller.state();
    const beyond = last === null ? 0 : last.beyondLimit;
    return { ...value?.leftOut, ...(beyond === 0 ? {} : { [BEYOND_LIMIT]: beyond }) };
  }
  const lots = createVenueLots(`source.events.${index}`, settings.lots);
  /** What is wrong with the names of the lots in the settings. */
  let notes: readonly string[] = [];
  function checkLots(existing: readonly ParkingLot[]): void {
    const before = notes;
    const { unknown, ambiguous } = lots.compare(existing);
    notes = [unknown, ambiguous].filter((reason) => reason !== undefined);
    const warn = (event: string, reason: string | undefined) => {
      if (reason !== undefined && !before.includes(reason)) log({ event, venue, reason });
    };
    warn('setting without effect', unknown);
    warn('setting with several meanings', ambiguous);
  }
  /** What the operator should know, one sentence each. */
  function sentences(): readonly string[] {
    const { problems, value } = poller.state();
    const read = value === undefined ? [] : [...value.problems, ...value.notes];
    return [...problems, ...read, ...(last?.problems ?? []), ...notes];
  }
  const content = () =>
    last === null
      ? {}
      : {
          content: `${counted(last.events.length, 'event', 'events')} in the next ${settings.days} days`,
        };
  return { venue, lots, poller, events, leftOut, checkLots, failureNow, sentences, content };
}

/** The events of a city's venues, each from its calendar. */
export function createEventFeeds(
  calendars: readonly CalendarSettings[],
  context: PartContext,
): EventsPart {
  const venues = calendars.map((settings, index) => createVenueFeed(settings, index, context));
  /** Each once, and never again: an answer that took long may come after one with newer lots. */
  const checked = new WeakSet<readonly ParkingLot[]>();
  let isBeyondLimit = false;
  type Lists = readonly (readonly SpecialEvent[] | null)[];

  const eventsIn =
    (lists: Lists): EventsOf =>
    (lot) => {
      const affecting = lists.filter((_list, index) => venues[index]?.lots.has(lot));
      if (affecting.length === 0) return undefined;
      const events = affecting.flatMap((list) => list ?? []);
      return events.length === 0 && affecting.includes(null) ? null : events;
    };
  let latest: { readonly lists: Lists; readonly eventsOf: EventsOf } = {
    lists: [],
    eventsOf: eventsIn([]),
  };
  return {
    async start() {
      await Promise.all(venues.map(({ poller }) => poller.start()));
    },
    async stop() {
      await Promise.all(venues.map(({ poller }) => poller.stop()));
    },
    async read(now) {
      const lists = await Promise.all(venues.map(({ events }) => events(now)));
      if (lists.some((list, index) => list !== latest.lists[index]))
        latest = { lists, eventsOf: eventsIn(lists) };
      return latest.eventsOf;
    },
    checkLots(lots, withoutEvents) {
      if (checked.has(lots)) return;
      checked.add(lots);
      for (const venue of venues) venue.checkLots(lots);
      if (withoutEvents > 0 && !isBeyondLimit)
        context.log({
          event: 'events left out',
          reason: `${withoutEvents} lots of the city have no events, since all lots have too many together. Lots with the name of another one have its events too.`,
        });
      isBeyondLimit = withoutEvents > 0;
    },
    health: () => ({
      calendars: venues.map(({ failureNow }) => failureNow() === undefined),
    }),
    figures: () =>
      venues.map(({ venue, poller, leftOut, failureNow, sentences, content }) => ({
        ...pollFigures('events', venue, poller.state(), failureNow()),
        leftOut: leftOut(),
        notes: sentences(),
        ...content(),
      })),
  };
}
