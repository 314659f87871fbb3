import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { ApiError } from '../../api/ApiError.ts';
import type { AnswerStore } from '../../api/persisted/createAnswerStore.ts';
import type { Read } from '../../api/Read.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';

/** When answers are saved and restored. */
export interface SavePolicy {
  /** Whether the page may save on this device now. */
  readonly maySave: () => boolean;
  /** Milliseconds until a stored answer is shown while a request hangs. */
  readonly restoreDelay: number;
  /** Milliseconds from one save of an answer to the next; 0 saves each one. */
  readonly saveInterval: number;
}

interface PersistedReadOptions<T> {
  readonly store: AnswerStore;
  readonly policy: SavePolicy;
  /** Identifies the stored answer. Must not contain the service's key. */
  readonly name: string;
  readonly read: Read<T> | undefined;
  readonly queryKey: QueryKey;
  readonly toWire: (answer: T) => unknown;
  /** Returns undefined for an invalid answer; `at` is when it came, by `monotonicNow`. */
  readonly fromWire: (wire: unknown, at: number) => T | undefined;
}

/** Milliseconds, so that a slow phone shows the answer before it is saved. */
const SAVE_DELAY = 250;

/** Milliseconds by which the device's clock is ahead of `monotonicNow`. */
const clockShift = () => Date.now() - monotonicNow();

/**
 * Saves each good answer on the device. If a read fails or hangs without an answer, restores the saved one. The read
 * then looks as if the page had stayed open: an old answer with its age and the failure. The next answer from the
 * network replaces it.
 */
export function usePersistedRead<T>({
  store,
  policy,
  name,
  read,
  queryKey,
  toWire,
  fromWire,
}: PersistedReadOptions<T>): void {
  const client = useQueryClient();
  /** When the last saved answer was received. */
  const lastSave = useRef(Number.NEGATIVE_INFINITY);
  const save = useEffectEvent(async (answer: T, receivedAt: number) => {
    if (!policy.maySave()) return;
    if (receivedAt - lastSave.current < policy.saveInterval) return;
    lastSave.current = receivedAt;
    try {
      const stored = { wire: toWire(answer), receivedAt: clockShift() + receivedAt };
      await store.save(name, stored);
    } catch {
      // A browser that stores nothing isn't an error: there is just less to show without a network.
    }
  });
  const restore = useEffectEvent(async () => {
    try {
      const stored = await store.find(name);
      if (stored === undefined) return;
      // If the clock was set back, the answer must not be from the future.
      const receivedAt = Math.min(stored.receivedAt - clockShift(), monotonicNow());
      const answer = fromWire(stored.wire, receivedAt);
      if (answer === undefined) return;
      client.setQueryData<Read<T>>(queryKey, (now) => {
        if (now?.answer !== undefined) return undefined;
        const error = new ApiError('timeout', 'no answer yet');
        return { failure: now?.failure ?? { error, since: monotonicNow() }, answer, receivedAt };
      });
    } catch {
      // As above: there is just nothing to restore.
    }
  });
  const isGood = read?.failure === undefined;
  const answer = read?.answer;
  const receivedAt = read?.receivedAt;
  useEffect(() => {
    if (!isGood || answer === undefined || receivedAt === undefined) return undefined;
    // Delayed, because encoding a route's stops takes a slow phone a frame.
    const timer = setTimeout(() => void save(answer, receivedAt), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [isGood, answer, receivedAt]);
  const isMissing = !isGood && answer === undefined;
  useEffect(() => {
    if (isMissing) void restore();
  }, [isMissing]);
  const isWaiting = read === undefined;
  const { restoreDelay } = policy;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void restore(), restoreDelay);
    return () => clearTimeout(timer);
  }, [isWaiting, restoreDelay]);
}
