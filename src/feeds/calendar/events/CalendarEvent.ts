import type { RowPlace } from '../../findings/RowFindings.ts';
import type { Rule } from '../rules/parseRule.ts';
import type { CalendarTime } from '../times/calendar-time.ts';

/** One start of an event that RDATE adds. */
export interface AddedStart {
  readonly time: CalendarTime;
  /** Milliseconds; null for the event's own duration. */
  readonly duration: number | null;
}

/** An event of a calendar: one, or the first of several. */
export interface CalendarEvent {
  readonly uid: string;
  readonly name: string;
  /** A URL of http or https, or an empty string. */
  readonly webUrl: string;
  readonly start: CalendarTime;
  /** Milliseconds; 0 if the end is not known. */
  readonly duration: number;
  readonly rule: Rule | null;
  /** The instant of UNTIL, which is included; null without one. */
  readonly until: number | null;
  readonly moreStarts: readonly AddedStart[];
  /** Instances that do not take place. */
  readonly exceptions: readonly CalendarTime[];
  /** The instance that this event replaces; null if it is no such event. */
  readonly replaces: CalendarTime | null;
  /** Whether it also says where all instances after that one move. */
  readonly isForFollowing: boolean;
  /** Whether its instances, or the one that it replaces, don't take place, or are not for the public. */
  readonly isCancelled: boolean;
  readonly place: RowPlace;
}
