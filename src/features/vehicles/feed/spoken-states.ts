import type { FeedSentence as State } from '../../../api/feeds/vehicleHealth.ts';

/** The states of a feed, worst first. */
const STATES: readonly State[] = ['unreachable', 'frozen', 'delayed', 'empty', 'live'];

/** Milliseconds. The answers for several routes come one after another, and are announced together. */
const GATHERING_TIME = 2_000;

/** The state that was last announced for a route, and its state now. */
interface SpokenState {
  readonly spoken: State;
  readonly state: State;
  /** When `state` began, in milliseconds of the monotonic clock. */
  readonly since: number;
}

/** By routeID. */
export type SpokenStates = ReadonlyMap<string, SpokenState>;

interface SpokenStatesOptions {
  /** Whether a change of this route from one state to the other is not announced. */
  readonly isQuiet: (routeID: string, from: State, to: State) => boolean;
  /** Milliseconds between two polls. */
  readonly pollEvery: number;
  /** Milliseconds of the monotonic clock. */
  readonly now: number;
}

const isWorse = ({ spoken, state }: SpokenState) =>
  spoken === 'loading' || STATES.indexOf(state) < STATES.indexOf(spoken);

/**
 * Decides what to announce. A better state is announced only after it lasted for two polls, because on a flaky
 * network every other poll fails. Routes that change together are announced together.
 *
 * @param states the state of each route now, by routeID
 * @returns the routes whose state is `due` to be announced now, in the new `spoken`
 */
export function advanceSpokenStates(
  before: SpokenStates,
  states: ReadonlyMap<string, State>,
  { isQuiet, pollEvery, now }: SpokenStatesOptions,
): { readonly spoken: SpokenStates; readonly due: readonly string[]; readonly isPending: boolean } {
  const spoken = new Map<string, SpokenState>();
  for (const [routeID, state] of states) {
    const last = before.get(routeID);
    const from = last?.spoken ?? 'loading';
    const isSilent = state === 'loading' || isQuiet(routeID, from, state);
    const since = last?.state === state ? last.since : now;
    spoken.set(routeID, { spoken: isSilent ? state : from, state, since });
  }
  const pending = [...spoken].filter(([, change]) => change.spoken !== change.state);
  const groups = [
    { changes: pending.filter(([, change]) => isWorse(change)), wait: GATHERING_TIME },
    { changes: pending.filter(([, change]) => !isWorse(change)), wait: 2 * pollEvery },
  ];
  const due = groups.flatMap(({ changes, wait }) =>
    changes.every(([, { since }]) => now - since >= wait) ? changes : [],
  );
  for (const [routeID, change] of due) spoken.set(routeID, { ...change, spoken: change.state });
  return {
    spoken,
    due: due.map(([routeID]) => routeID),
    isPending: pending.length > due.length,
  };
}
