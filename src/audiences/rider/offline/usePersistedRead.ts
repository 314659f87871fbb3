import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { ApiError } from '../../../api/ApiError.ts';
import type { Read } from '../../../api/Read.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { RIDER_ANSWERS } from '../rider-answers.ts';
import { maySave } from '../rider-saving.ts';

interface PersistedReadOptions<T> {
  /** Tells it apart from the answers of others, without the key that was asked with. */
  readonly name: string;
  readonly read: Read<T> | undefined;
  readonly queryKey: QueryKey;
  readonly toWire: (answer: T) => unknown;
  /** Gives undefined for what is no answer; `at` is when it came, by `timePassed`. */
  readonly fromWire: (wire: unknown, at: number) => T | undefined;
}

/** A line that hangs may do so for longer than anyone waits, milliseconds. */
const RESTORE_DELAY = 3_000;

/** Until what came is on the screen, also of a slow phone, milliseconds. */
const SAVE_DELAY = 250;

/** By how much the device's clock is ahead of that of ages. */
const clockShift = () => Date.now() - monotonicNow();

/**
 * Keeps each good answer, and puts the kept one beside a read that failed without any, or keeps one
 * waiting (R26): it is then what it would be had the page been open all the while, an old answer with
 * its age and the failure. What the network answers takes its place.
 */
export function usePersistedRead<T>({
  name,
  read,
  queryKey,
  toWire,
  fromWire,
}: PersistedReadOptions<T>): void {
  const client = useQueryClient();
  const save = useEffectEvent(async (answer: T, receivedAt: number) => {
    if (!maySave()) return;
    try {
      const stored = { wire: toWire(answer), receivedAt: clockShift() + receivedAt };
      await RIDER_ANSWERS.save(name, stored);
    } catch {
      // A browser that keeps nothing is no failure: without a network the page is then emptier.
    }
  });
  const restore = useEffectEvent(async () => {
    try {
      const stored = await RIDER_ANSWERS.find(name);
      if (stored === undefined) return;
      // A clock that was set back does not make an answer one of the future.
      const receivedAt = Math.min(stored.receivedAt - clockShift(), monotonicNow());
      const answer = fromWire(stored.wire, receivedAt);
      if (answer === undefined) return;
      client.setQueryData<Read<T>>(queryKey, (now) => {
        if (now?.answer !== undefined) return undefined;
        const error = new ApiError('timeout', 'no answer yet');
        return { failure: now?.failure ?? { error, since: monotonicNow() }, answer, receivedAt };
      });
    } catch {
      // As above.
    }
  });
  const isGood = read?.failure === undefined;
  const answer = read?.answer;
  const receivedAt = read?.receivedAt;
  useEffect(() => {
    if (!isGood || answer === undefined || receivedAt === undefined) return undefined;
    // After the answer is seen: to write down a route's stops takes a slow phone a frame.
    const timer = setTimeout(() => void save(answer, receivedAt), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [isGood, answer, receivedAt]);
  const isMissing = !isGood && answer === undefined;
  useEffect(() => {
    if (isMissing) void restore();
  }, [isMissing]);
  const isWaiting = read === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void restore(), RESTORE_DELAY);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
