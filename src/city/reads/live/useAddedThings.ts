import { useMemo } from 'react';

import { type HealthLimits, healthOf } from '../../../api/feeds/health.ts';
import type { Read } from '../../../api/Read.ts';
import type { AddedName } from '../../../contract/subjects.ts';
import type { Thing, Things } from '../../../contract/things.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { ADDED_SUBJECTS } from '../../subjects.ts';
import { useSettings } from '../SettingsContext.ts';
import { useClockOffset } from './clock-reads.ts';
import { useAddedReads } from './live-reads.ts';

/** Milliseconds between two looks at how old the things are. */
const TICK = 30_000;
const NONE: readonly Thing[] = [];

/** The things that are not shown, because the answer or what it says of them is too old. */
function tooOld(
  read: Read<Things> | undefined,
  limits: HealthLimits,
  { now, clock }: { now: number; clock: number },
): readonly Thing[] {
  const { things = NONE } = read?.answer ?? {};
  const { lostAfter, hiddenAfter = lostAfter } = limits;
  return healthOf(read, now, limits).visibility === 'hidden'
    ? things
    : things.filter(
        ({ countedAt }) => countedAt !== undefined && clock - countedAt > hiddenAfter * 1000,
      );
}

/**
 * The things of each added subject that can be found and chosen: those that are shown, by the subject's limits. The same map
 * until one of them changes.
 */
export function useAddedThings(): ReadonlyMap<AddedName, readonly Thing[]> {
  const reads = useAddedReads();
  const { staleness } = useSettings();
  const clockOffset = useClockOffset();
  const hidden = useNow(TICK, (now) =>
    Array.from(reads).flatMap(([name, read]) =>
      tooOld(read, ADDED_SUBJECTS[name].limits(staleness), {
        now,
        clock: Date.now() + clockOffset,
      }),
    ),
  );
  return useMemo(() => {
    const isHidden = new Set(hidden);
    return new Map(
      Array.from(reads, ([name, read]) => [
        name,
        (read?.answer?.things ?? NONE).filter((thing) => !isHidden.has(thing)),
      ]),
    );
  }, [reads, hidden]);
}
