import type { FeedMessage } from '../contract/realtime/FeedMessage.ts';
import type { AlertMatch } from './alerts/matchAlerts.ts';
import type { TripMatch, VehicleFlags } from './positions/TripMatch.ts';
import type { UpdateReading } from './predictions/UpdateReading.ts';
import { areSameUpdates } from './report/update-notes.ts';
import { behindNote, type FeedTime, newestOf, stuckFault } from './report/vehicle-faults.ts';

/** Milliseconds since a feed last responded well, after which its vehicles say nothing about now. */
const MOST_SILENCE = 120_000;
/** The same for a feed that is polled rarely, in intervals. */
const MOST_SILENT_INTERVALS = 2.5;

/** Milliseconds. A feed that changes rarely is behind for a while before each change. */
const BEHIND_TIME = 120_000;

/** A message and when it was read, in milliseconds since 1970. */
export interface ReadMessage {
  readonly message: FeedMessage;
  readonly readAt: number;
}

/** What the last message says of a city. All names in it are indexes of that city. */
export interface FeedReading {
  readonly match: TripMatch;
  /** Null without trip updates, or without a timetable. */
  readonly updates: UpdateReading | null;
  readonly alerts: AlertMatch;
}

interface AgencyFeedOptions {
  /** Features of all vehicles, where the feed says nothing. */
  readonly flags: VehicleFlags;
  /** Milliseconds from one poll to the next. */
  readonly interval: number;
  /** Milliseconds. A feed whose vehicles are older than this when it is first read isn't live. */
  readonly liveFor: number;
}

/** What is known of one realtime feed, whatever city its messages are matched to. */
export class AgencyFeed {
  /** Its place among the agency's feeds: two feeds may use the same vehicle IDs. */
  readonly index: number;
  readonly flags: VehicleFlags;
  last: ReadMessage | null = null;
  reading: FeedReading | null = null;
  /** The routes on which it has had vehicles. */
  readonly served = new Set<string>();
  /** When the trip updates last changed, by our clock. */
  updatesChangedAt = Number.NEGATIVE_INFINITY;
  #respondedAt: number | undefined;
  #newest: FeedTime | undefined;
  /** Since when the feed's own time is too far behind for anything of it to be live; undefined if it is not. */
  #behindSince: number | undefined;
  #hasHadAlerts = false;
  /** Since when no message could be used as a whole; undefined if the last one could. */
  #failedSince: number | undefined;
  readonly #options: AgencyFeedOptions;

  constructor(index: number, options: AgencyFeedOptions) {
    this.index = index;
    this.flags = options.flags;
    this.#options = options;
  }

  /** Notes a message before it is matched. */
  note(read: ReadMessage): void {
    const { message, readAt } = read;
    // A feed without a header time is as old as its newest vehicle.
    const madeAt = message.madeAt ?? newestOf(message);
    if (madeAt === undefined || madeAt !== this.#newest?.madeAt) {
      const isFirst = this.#newest === undefined;
      this.#newest = { madeAt, since: readAt, isFirst };
      // One that doesn't change gets behind too. It is stuck, which is said later.
      const isBehind = behindNote(message, readAt, this.#options.liveFor) !== undefined;
      const since = isFirst ? Number.NEGATIVE_INFINITY : readAt;
      this.#behindSince = isBehind ? (this.#behindSince ?? since) : undefined;
    }
    if (!areSameUpdates(this.last?.message.tripUpdates, message.tripUpdates))
      this.updatesChangedAt = readAt;
    this.#hasHadAlerts ||= message.alerts.length > 0;
    this.last = read;
  }

  /** Notes that the feed responded well, with a message or without a change. */
  noteResponse(at: number): void {
    this.#respondedAt = at;
  }

  /** @param fault why the last message can't be used as a whole; undefined if it can */
  noteFault(fault: unknown, at: number): void {
    this.#failedSince = fault === undefined ? undefined : (this.#failedSince ?? at);
  }

  /** Why nothing of a feed that responds is live; undefined for one that was not when it last changed. */
  behind(now: number): string | undefined {
    const isLong = this.#behindSince !== undefined && now - this.#behindSince >= BEHIND_TIME;
    return isLong && this.last !== null
      ? behindNote(this.last.message, this.last.readAt, this.#options.liveFor)
      : undefined;
  }

  /** Why a feed that responds is stuck; undefined if it is not. One without vehicles may rightly be the same for hours. */
  stuck(now: number): string | undefined {
    const hasVehicles = this.last !== null && this.last.message.vehicles.length > 0;
    return hasVehicles && this.#newest !== undefined
      ? stuckFault(this.#newest, now, this.#options.liveFor)
      : undefined;
  }

  /** When it last sent what can be used, in milliseconds since 1970; undefined before that. */
  usableAt(): number | undefined {
    const at = this.#respondedAt;
    return at === undefined ? undefined : Math.min(at, this.#failedSince ?? at);
  }

  isUp(now: number): boolean {
    const mostSilence = Math.max(MOST_SILENCE, MOST_SILENT_INTERVALS * this.#options.interval);
    const at = this.usableAt();
    return at !== undefined && now - at <= mostSilence;
  }

  /** The latest vehicles; null while the feed is not live. */
  liveMatch(now: number): TripMatch | null {
    return this.isUp(now) && this.stuck(now) === undefined ? (this.reading?.match ?? null) : null;
  }

  /** Whether it has had vehicles, or nothing else either. If not, it says nothing about where buses are. */
  mayHaveVehicles(): boolean {
    const message = this.last?.message;
    const hasOther =
      message !== undefined && message.tripUpdates.trips.length + message.alerts.length > 0;
    return this.served.size > 0 || !hasOther || message.vehicles.length > 0;
  }

  /** Whether it may be a feed with alerts: it has had some, or nothing else, or was not read yet. */
  mayHaveAlerts(): boolean {
    if (this.last === null || this.#hasHadAlerts) return true;
    return this.last.message.vehicles.length + this.last.message.tripUpdates.trips.length === 0;
  }
}
