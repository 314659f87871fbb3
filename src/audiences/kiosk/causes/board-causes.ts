import { healthOf } from '../../../api/feeds/health.ts';
import type { HealthState } from '../../../api/feeds/health.ts';
import type { LotFeed } from '../../../api/feeds/lots/lotFeed.ts';
import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import type { Read } from '../../../api/Read.ts';
import { SUBJECTS } from '../../../city/subjects.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { AddedName, SubjectName } from '../../../contract/subjects.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { lotsUnchangedFor } from './lotsUnchangedFor.ts';

/** Why a part of the board is old or empty: one entry for each cause, however many routes it affects. */
export interface BoardCause {
  readonly part: 'vehicles' | 'lots' | 'events' | 'all';
  /** `late`: shown with its age; `lost`: no longer shown; `frozen`: the service repeats itself. */
  readonly kind: Extract<HealthState, 'late' | 'lost' | 'frozen'>;
  /** The affected routes; empty if all are. */
  readonly routeIDs: readonly string[];
  /** Milliseconds since the last good data; null if there was none. */
  readonly age: number | null;
}

/** Milliseconds. For this long after the last good answer, failures are not mentioned. */
const QUIET = 60_000;

interface CauseInput {
  readonly feeds: readonly RouteFeed[];
  /** Undefined on a board without lots. */
  readonly lots: Read<LotFeed> | undefined;
  /** Whether the board has the events of the lots, but not the lots. Default: false. */
  readonly isOfEvents?: boolean;
  /** Milliseconds of the monotonic clock. */
  readonly now: number;
  readonly staleness: Settings['staleness'];
  /** The hour of the day at a time of the monotonic clock, in the city; null while the time is unknown. */
  readonly hourAt: ((at: number) => number) | null;
}

function busKind(
  { read }: RouteFeed,
  now: number,
  staleness: Settings['staleness'],
): { readonly kind: BoardCause['kind']; readonly age: number | null } | null {
  const { state, age, unchangedSince = now } = vehicleHealth(read, now, staleness);
  if (state === 'loading') return null;
  if (state === 'lost') return { kind: 'lost', age };
  if (state === 'frozen') return { kind: 'frozen', age: now - unchangedSince };
  return (age ?? 0) > QUIET ? { kind: 'late', age } : null;
}

function busCauses({ feeds, now, staleness }: CauseInput): BoardCause[] {
  const found = feeds.flatMap((feed) => {
    const one = busKind(feed, now, staleness);
    return one === null ? [] : [{ ...one, routeID: feed.route.routeID }];
  });
  return (['lost', 'late', 'frozen'] as const).flatMap((kind): BoardCause[] => {
    const of = found.filter((one) => one.kind === kind);
    if (of.length === 0) return [];
    const ages = of.flatMap(({ age }) => age ?? []);
    const age = ages.length === 0 ? null : Math.min(...ages);
    const isAll = of.length === feeds.length;
    return [
      { part: 'vehicles', kind, age, routeIDs: isAll ? [] : of.map(({ routeID }) => routeID) },
    ];
  });
}

function lotCauses({ lots, isOfEvents, now, staleness, hourAt }: CauseInput): BoardCause[] {
  if (lots === undefined) return [];
  const part = isOfEvents ? 'events' : 'lots';
  const { state, age } = healthOf(lots, now, SUBJECTS[part].limits(staleness));
  const cause = { part, routeIDs: [], age } as const;
  if (state === 'lost') return [{ ...cause, kind: 'lost' }];
  if (state === 'late' && (age ?? 0) > QUIET) return [{ ...cause, kind: 'late' }];
  if (isOfEvents || lots.answer === undefined) return [];
  const unchanged = lotsUnchangedFor(lots.answer, now, hourAt);
  return unchanged === null ? [] : [{ ...cause, kind: 'frozen', age: unchanged }];
}

/** What is wrong with each subject's data. The rows of an added one say themselves how old they are. */
const CAUSES_OF = {
  vehicles: busCauses,
  lots: lotCauses,
  // They are read with the lots.
  events: () => [],
  // A stop stays where it is.
  stops: () => [],
  // Each notice says how long it is in force.
  notices: () => [],
} satisfies Record<Exclude<SubjectName, AddedName>, (input: CauseInput) => BoardCause[]>;

/** What is wrong with the board's data now, worst first. If everything is lost, there is one cause. */
export function boardCauses(input: CauseInput): BoardCause[] {
  const causes = Object.values(CAUSES_OF).flatMap((causesOf) => causesOf(input));
  const [first] = causes;
  const isBusLost = first !== undefined && isLossOfBuses(first);
  const lots = causes.find(({ part, kind }) => part !== 'vehicles' && kind === 'lost');
  if (!isBusLost || lots === undefined) return causes;
  const ages = [first.age, lots.age].flatMap((age) => age ?? []);
  const age = ages.length === 0 ? null : Math.min(...ages);
  return [{ part: 'all', kind: 'lost', routeIDs: [], age }];
}

/** Whether no bus can be shown because of this cause, so that the panel of the buses has room to say it. */
export const isLossOfBuses = ({ part, kind, routeIDs }: BoardCause): boolean =>
  part === 'all' || (part === 'vehicles' && kind === 'lost' && routeIDs.length === 0);

/** Whether a panel without rows says it, in their place. */
export const isSaidInPanel = (cause: BoardCause): boolean =>
  isLossOfBuses(cause) || (cause.part !== 'vehicles' && cause.age === null);
