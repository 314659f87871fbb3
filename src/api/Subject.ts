import type { QueryFunction, QueryKey, QueryObserverOptions } from '@tanstack/react-query';

import type { Settings } from '../contract/settings/settings.ts';
import type { AddedName, SubjectName } from '../contract/subjects.ts';
import type { Things } from '../contract/things.ts';
import type { Api } from './createApi.ts';
import type { HealthLimits } from './feeds/health.ts';
import type { Read } from './Read.ts';
import type { KnownRoute } from './RouteRead.ts';

/** What decides which queries are polled. */
interface PollContext {
  readonly api: Api;
  readonly settings: Settings;
  /** The routes whose buses the page shows, and those of them that are in view. */
  readonly routes: readonly KnownRoute[];
  readonly routesInView: readonly KnownRoute[];
}

/** A query that may be polled. */
interface Polled<T> {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<Read<T>>;
  readonly structuralSharing?: NonNullable<QueryObserverOptions['structuralSharing']>;
}

/** A query that is polled. Times are in milliseconds. */
interface Poll {
  readonly query: Polled<unknown>;
  readonly interval: number;
  /** The longest wait at which its data doesn't look late. */
  readonly longest: number;
}

/** How the data of a subject stays live. */
interface LiveReads {
  /** The start of the keys of its queries. */
  readonly queryKey: readonly string[];
  readonly polls: (context: PollContext) => readonly Poll[];
  /** Whether a hidden page may poll it, because alerts come from it. */
  readonly isForAlerts: boolean;
}

/** What the page knows of one subject. `city/subjects.ts` lists them. */
export interface Subject {
  readonly name: SubjectName;
  readonly limits: (staleness: Settings['staleness']) => HealthLimits;
  /** Left out if it is not polled, or read with another subject. */
  readonly live?: LiveReads;
}

/** A subject that came after the first version. */
export interface AddedSubject extends Subject {
  readonly name: AddedName;
  /** Reads it for the whole city. */
  readonly query: (api: Api) => Polled<Things>;
}
