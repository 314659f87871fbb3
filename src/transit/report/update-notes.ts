import type { ReportedTrips } from '../../contract/realtime/reported-trips.ts';
import type { UpdateCounts, UpdateReason } from '../predictions/update-counts.ts';
import type { UpdateReading } from '../predictions/UpdateReading.ts';
import { STUCK_TIME } from './vehicle-faults.ts';

/** Undefined for a city without a timetable, and for a message without trip updates. */
type Counts = Readonly<UpdateCounts> | undefined;
type Read = Pick<UpdateReading, 'counts' | 'examples'>;
type Reasons = readonly (readonly [reason: UpdateReason, words: string])[];

/** Why trip updates are not used. */
const TRIP_REASONS: Reasons = [
  ['unknownTrip', 'of trips that the timetable does not have'],
  ['notOnThatDay', 'of trips that do not run on the day that they name'],
  ['unknownRoute', 'of added trips whose route is not known'],
  ['withoutTimes', 'without a time or a stop that can be used'],
  ['guessed', 'that only repeat the timetable (uncertainty 300)'],
  ['past', 'whose stops are all past'],
  ['old', 'measured more than an hour ago, without a bus'],
  ['unlikely', 'more than 10 minutes early or 90 minutes late, without a bus'],
  ['repeatedTrip', 'of a trip that has another one'],
  ['failed', 'that Curbside failed to work out, which is a fault of Curbside'],
];
/** What live trips use and the timetable's don't. */
const UNLISTED: Reasons = [
  ['unlistedStop', 'stops'],
  ['unlistedRoute', 'routes'],
];
/** Why single stops of trip updates are not used as they are. */
const STOP_REASONS: Reasons = [
  ['unknownStop', 'at no stop of the trip, or at one of two visits'],
  ['repeatedStop', 'at a stop that has another one'],
  ['unbelievableTime', 'with times that are far off'],
  ['stopsTooMany', 'after the first 1,000 of a trip'],
];

function listed(reasons: Reasons, { counts, examples }: Read): string {
  return reasons
    .flatMap(([reason, words]) => {
      if (counts[reason] === 0) return [];
      const example = examples.get(reason);
      const suchAs = example === undefined ? '' : `, such as "${example}"`;
      return [`${words} (${counts[reason].toLocaleString('en')}${suchAs})`];
    })
    .join(', ');
}

/** How many trip updates were not used. */
export const unusedTrips = (counts: Readonly<UpdateCounts>) =>
  TRIP_REASONS.reduce((sum, [reason]) => sum + counts[reason], 0);

/** How many were not used, by the reason. */
export const unusedCounts = (counts: Counts): Partial<UpdateCounts> =>
  Object.fromEntries(
    [...TRIP_REASONS, ...STOP_REASONS].flatMap(([reason]) =>
      counts === undefined ? [] : [[reason, counts[reason]]],
    ),
  );

/**
 * What the operator should know of a message's trip updates, one sentence each; none without any.
 *
 * @param total how many trip updates the message has
 * @param read undefined for a city without a timetable
 * @param unchanged for how many milliseconds they have been the same
 */
export function updateNotes(
  total: number,
  read: Read | null | undefined,
  unchanged = 0,
): readonly string[] {
  if (total === 0 || !read) return [];
  const [trips, stops] = [listed(TRIP_REASONS, read), listed(STOP_REASONS, read)];
  const unlisted = listed(UNLISTED, read);
  const used = total - unusedTrips(read.counts);
  const { correctedTime, unreadableDate } = read.counts;
  return [
    `${total.toLocaleString('en')} trip ${total === 1 ? 'update' : 'updates'}, of which ${used.toLocaleString('en')} can be used.`,
    ...(trips === '' ? [] : [`Trip updates not used: ${trips}.`]),
    ...(stops === '' ? [] : [`Stops of trip updates not used: ${stops}.`]),
    ...(unlisted === ''
      ? []
      : [
          `Only live trips use ${unlisted}. The timetable has no trips there, so such a stop is not among those of a route, and the search finds it by its number only.`,
        ]),
    ...(correctedTime === 0
      ? []
      : [`Times put right because they ran backward: ${correctedTime.toLocaleString('en')}.`]),
    ...(unreadableDate === 0
      ? []
      : [
          `Dates and starts of trips that can't be read count as not sent: ${unreadableDate.toLocaleString('en')}, such as "${read.examples.get('unreadableDate')}".`,
        ]),
    ...(unchanged > STUCK_TIME
      ? [
          `The trip updates have not changed for ${STUCK_TIME / 60_000} minutes, so times are by the timetable.`,
        ]
      : []),
  ];
}

/** Fewer may rightly all be of trips that the timetable does not have. */
const LEAST_TRIPS = 5;

/** Why none of a feed's trip updates can be used, in a sentence for the operator; undefined if some can. */
export function updatesFault(total: number, counts: Counts): string | undefined {
  if (counts === undefined) return undefined;
  const unknown = counts.unknownTrip + counts.notOnThatDay;
  return total >= LEAST_TRIPS && unknown === total
    ? `${total} of ${total} trip updates are of trips that the timetable does not have`
    : undefined;
}

/** Whether two messages say the same of all trips and stops. A frozen feed may have a new time in each message. */
export function areSameUpdates(one: ReportedTrips | undefined, other: ReportedTrips): boolean {
  if (one === undefined) return false;
  const rows = one.trips.at(-1)?.stopsEnd ?? 0;
  if (one.trips.length !== other.trips.length || rows !== other.trips.at(-1)?.stopsEnd)
    return false;
  const isSameTrip = one.trips.every((trip, index) => {
    const same = other.trips[index];
    return (
      trip.tripID === same?.tripID &&
      trip.relationship === same.relationship &&
      trip.measuredAt === same.measuredAt &&
      trip.delay === same.delay
    );
  });
  if (!isSameTrip) return false;
  for (let row = 0; row < rows; row++) {
    const isSame =
      Object.is(one.stops.arrivals[row], other.stops.arrivals[row]) &&
      Object.is(one.stops.departures[row], other.stops.departures[row]) &&
      one.stops.arrivalDelays[row] === other.stops.arrivalDelays[row] &&
      one.stops.departureDelays[row] === other.stops.departureDelays[row] &&
      one.stops.relationships[row] === other.stops.relationships[row];
    if (!isSame) return false;
  }
  return true;
}
