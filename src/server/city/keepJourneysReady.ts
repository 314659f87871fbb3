import { runStepsWithPauses } from '../../lib/steps.ts';
import type { TimesSupplies } from '../../service/Source.ts';
import type { WaySettings } from '../../transit/journeys/network/createTransfers.ts';
import { prepareSteps } from '../../transit/journeys/prepareJourneys.ts';
import { errorFields, type Log } from '../log.ts';

/** Milliseconds between two looks at whether the timetable is another one. */
const INTERVAL = 5_000;
const HOUR = 3_600_000;
/** Ways an hour ahead need the days of tomorrow before they begin. */
const AHEAD = HOUR;

interface ReadyOptions {
  readonly times: () => TimesSupplies | undefined;
  readonly settings: () => WaySettings;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}

/**
 * Works out what ways need whenever the timetable or the hour is another one, in slices, so that the first rider who asks
 * does not wait for it.
 *
 * @returns a function that ends it
 */
export function keepJourneysReady({ times, settings, clock, log }: ReadyOptions): () => void {
  let done: readonly unknown[] = [];
  let isBusy = false;

  async function look(): Promise<void> {
    const now = clock();
    // Before the import there is none.
    const read = await times()
      ?.journeys?.read(null, now)
      .catch(() => null);
    if (!read) return;
    const { walking, journeys } = settings();
    const state = [
      Math.floor(now / HOUR),
      walking,
      journeys,
      ...read.value.map(({ city }) => city),
    ];
    if (state.length === done.length && state.every((one, index) => one === done[index])) return;
    // Even if it fails: the same again would fail too.
    done = state;
    for (const at of [now, now + AHEAD])
      await runStepsWithPauses(prepareSteps(read.value, { walking, journeys }, at));
  }
  async function lookAlone(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await look();
    } catch (error) {
      log({ event: 'journeys not prepared', ...errorFields(error) });
    } finally {
      isBusy = false;
    }
  }
  void lookAlone();
  const timer = setInterval(() => void lookAlone(), INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
