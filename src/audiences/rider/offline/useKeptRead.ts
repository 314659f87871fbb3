import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { ApiError } from '../../../api/ApiError.ts';
import { createAnswerStore } from '../../../api/answerStore.ts';
import type { Read } from '../../../api/Read.ts';
import { timePassed } from '../../../lib/time/timePassed.ts';

/** A rider's last answers are kept on the rider's device; no other audience keeps any. */
const RIDER_ANSWERS = createAnswerStore();

interface KeptRead<T> {
  /** Tells it apart from the answers of others, without the key that was asked with. */
  readonly name: string;
  readonly read: Read<T> | undefined;
  readonly queryKey: QueryKey;
  readonly toWire: (answer: T) => unknown;
  /** Gives undefined for what is no answer; `at` is when it came, by `timePassed`. */
  readonly fromWire: (wire: unknown, at: number) => T | undefined;
}

/** A line that hangs may do so for longer than anyone waits, milliseconds. */
const PATIENCE = 3_000;

/** Until what came is on the screen, also of a slow phone, milliseconds. */
const AFTER_SHOWN = 250;

/** By how much the device's clock is ahead of that of ages. */
const clockShift = () => Date.now() - timePassed();

/**
 * Keeps each good answer, and puts the kept one beside a read that failed without any, or keeps one
 * waiting (R26): it is then what it would be had the page been open all the while, an old answer with
 * its age and the failure. What the network answers takes its place.
 */
export function useKeptRead<T>({ name, read, queryKey, toWire, fromWire }: KeptRead<T>): void {
  const client = useQueryClient();
  const keep = useEffectEvent(async (answer: T, receivedAt: number) => {
    try {
      const kept = { wire: toWire(answer), receivedAt: clockShift() + receivedAt };
      await RIDER_ANSWERS.keep(name, kept);
    } catch {
      // A browser that keeps nothing is no failure: without a network the page is then emptier.
    }
  });
  const restore = useEffectEvent(async () => {
    try {
      const kept = await RIDER_ANSWERS.find(name);
      if (kept === undefined) return;
      // A clock that was set back does not make an answer one of the future.
      const receivedAt = Math.min(kept.receivedAt - clockShift(), timePassed());
      const answer = fromWire(kept.wire, receivedAt);
      if (answer === undefined) return;
      client.setQueryData<Read<T>>(queryKey, (now) => {
        if (now?.answer !== undefined) return undefined;
        const error = new ApiError('timeout', 'no answer yet');
        return { failure: now?.failure ?? { error, since: timePassed() }, answer, receivedAt };
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
    const timer = setTimeout(() => void keep(answer, receivedAt), AFTER_SHOWN);
    return () => clearTimeout(timer);
  }, [isGood, answer, receivedAt]);
  const isMissing = !isGood && answer === undefined;
  useEffect(() => {
    if (isMissing) void restore();
  }, [isMissing]);
  const isWaiting = read === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void restore(), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
