/** Milliseconds until a change that the browser refused is written again. */
const WRITE_RETRY_DELAY = 1_000;

/**
 * Milliseconds. The browser answers `history.go` with a `popstate` in a later task. If none comes within
 * this time, the view is written to the current entry.
 */
const LONGEST_RETURN = 10_000;

/** What `history.state` says of an entry. */
interface EntryState {
  /** How many entries were pushed since the last one without a selection; NaN if unknown. */
  readonly pushed: number;
  /** Whether it only closes something that opened over the view below; see `addBackStep`. */
  readonly isBackStep?: boolean;
  /** Whether the entry below has the first list, and this one another. */
  readonly isAboveFirstList?: boolean;
}

/**
 * A change that the browser refused to write to the URL: Safari throws after a hundred changes in ten
 * seconds. Until it is written, it is the current view.
 */
interface Unwritten {
  readonly search: string;
  readonly step: 'push' | 'replace';
  readonly state: EntryState;
  readonly timer?: number;
}
let pendingWrite: Unwritten | null = null;

/** A `history.go` that has not arrived yet, and what to write to the entry it leads to. */
interface Return {
  readonly search: string;
  readonly pushed: number;
  readonly timer: number;
}
let returning: Return | null = null;

/** The query string of the view, with its `?`; "" without one. */
export function currentSearch(): string {
  return pendingWrite?.search ?? returning?.search ?? window.location.search;
}

export function cancelPendingWrite(): void {
  clearTimeout(pendingWrite?.timer);
  pendingWrite = null;
}

/** As `EntryState.pushed`, of the current entry. */
export const pushedEntries = (): number =>
  pendingWrite?.state.pushed ?? Number(window.history.state?.pushed);

/** As `EntryState.isBackStep`, of the current entry. */
export const isOnBackStep = (): boolean =>
  pendingWrite === null
    ? returning === null && Boolean(window.history.state?.isBackStep)
    : pendingWrite.state.isBackStep === true;

/** As `EntryState.isAboveFirstList`, of the current entry. */
export const isAboveFirstList = (): boolean =>
  Boolean((pendingWrite === null ? window.history.state : pendingWrite.state)?.isAboveFirstList);

/** Writes a query string to a new history entry or the current one; later if the browser refuses. */
export function write(search: string, step: 'push' | 'replace', state: EntryState): void {
  cancelPendingWrite();
  const url = search === '' ? window.location.pathname : search;
  try {
    window.history[step === 'push' ? 'pushState' : 'replaceState'](state, '', url);
  } catch {
    const timer = window.setTimeout(write, WRITE_RETRY_DELAY, search, step, state);
    pendingWrite = { search, step, state, timer };
  }
}

/** Whether a change is not written yet; with `step`, one that is written in this way. */
export const hasPendingWrite = (step = pendingWrite?.step): boolean =>
  pendingWrite !== null && pendingWrite.step === step;

/** Goes back, and writes a query string to the entry there, with its `EntryState.pushed`. */
export function goBack(steps: number, search: string, pushed = 0): void {
  cancelPendingWrite();
  returning = { search, pushed, timer: window.setTimeout(arrive, LONGEST_RETURN) };
  window.history.go(-steps);
}

export const isReturning = (): boolean => returning !== null;

/**
 * Writes after `goBack` has arrived: until then, a write would change the entry that the page is about to leave.
 *
 * @param isNew whether to write to a new entry above the one where `goBack` arrives
 */
export function writeOnReturn(search: string, isNew: boolean, state: EntryState): void {
  if (isNew) {
    pendingWrite = { search, step: 'push', state };
  } else if (returning !== null) {
    pendingWrite = null;
    returning = { ...returning, search };
  }
}

/** Writes the changes that were made while `history.go` was under way. */
export function arrive(): void {
  const [arrived, later] = [returning, pendingWrite];
  clearTimeout(arrived?.timer);
  returning = null;
  if (arrived !== null) {
    const { pushed, search } = arrived;
    const isAbove = isAboveFirstList();
    write(search, 'replace', { pushed, ...(isAbove && { isAboveFirstList: true }) });
  }
  if (later !== null) write(later.search, 'push', later.state);
}
