import { createHash } from 'node:crypto';

import type { PushMessage } from '../../lib/push/PushMessage.ts';
import type { PushResult, SendPush } from './createPushSender.ts';
import type { ReminderItem, ReminderStore } from './ReminderStore.ts';

const MOST_TRIES = 3;
/** A browser whose push service failed for so many reminders in a row is forgotten. */
const MOST_FAILURES = 3;
/** Far more than are ever tried again. */
const MOST_REMEMBERED = 10_000;
/** Seconds for which a push service keeps a push at least. */
const LEAST_TTL = 30;

/** How many pushes ended in which way. `late`: one that could not be sent before its bus. */
type PushCounts = Record<PushResult | 'late', number>;

export interface DeliveryOptions {
  readonly store: ReminderStore;
  readonly send: SendPush;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  /** Called when what is stored has changed. */
  readonly onChange: () => void;
}

/** What is due for a reminder. */
interface Fire {
  readonly key: string;
  /** Until when it helps, in milliseconds since 1970. */
  readonly until: number;
  readonly message: Omit<PushMessage, 'id' | 'key' | 'kind' | 'stopID'>;
}

/**
 * Sends what is due, each bus and alert once. What a push service can't take now is tried again while it helps. A
 * reminder counts as told only after that: a server that is killed meanwhile sends it again, and the device shows one.
 */
export function createDelivery({ store, send, clock, onChange }: DeliveryOptions) {
  const sending = new Map<string, Promise<void>>();
  const tries = new Map<string, { count: number; at: number }>();
  const failures = new Map<string, number>();
  const counts: PushCounts = { sent: 0, gone: 0, refused: 0, failed: 0, late: 0 };

  function settle(item: ReminderItem, key: string): void {
    store.tell(item, key, clock());
    onChange();
  }

  function forget(endpoint: string): void {
    failures.delete(endpoint);
    store.drop(endpoint);
    onChange();
  }

  async function deliver(item: ReminderItem, fire: Fire, now: number): Promise<void> {
    const { subscription, id, reminder } = item;
    const { endpoint } = subscription;
    const name = `${id} ${fire.key}`;
    const { kind, stopID } = reminder;
    const message: PushMessage = { id, key: fire.key, kind, stopID, ...fire.message };
    const { result, retryAfter } = await send(subscription, {
      payload: JSON.stringify(message),
      ttl: Math.max(LEAST_TTL, Math.ceil((fire.until - now) / 1000)),
      topic: createHash('sha256').update(name).digest('base64url').slice(0, 32),
      isUrgent: kind !== 'notice',
    });
    counts[result] += 1;
    if (result === 'gone' || result === 'refused') return forget(endpoint);
    const count = (tries.get(name)?.count ?? 0) + 1;
    const retryAt = clock() + retryAfter;
    if (result === 'failed' && count < MOST_TRIES && retryAt < fire.until) {
      tries.set(name, { count, at: retryAt });
      return undefined;
    }
    tries.delete(name);
    const failed = result === 'sent' ? 0 : (failures.get(endpoint) ?? 0) + 1;
    failures.delete(endpoint);
    if (failed >= MOST_FAILURES) return forget(endpoint);
    if (failed > 0) {
      counts.late += 1;
      failures.set(endpoint, failed);
    }
    return settle(item, fire.key);
  }

  function fire(item: ReminderItem, due: Fire, now: number): void {
    const name = `${item.id} ${due.key}`;
    if (tries.size + failures.size > MOST_REMEMBERED) {
      tries.clear();
      failures.clear();
    }
    if (sending.has(name) || (tries.get(name)?.at ?? 0) > now) return;
    sending.set(
      name,
      deliver(item, due, now).finally(() => sending.delete(name)),
    );
  }

  return {
    fire,
    settle,
    counts,
    /** Resolves once no push is on its way. */
    idle: async (): Promise<void> => {
      await Promise.all(sending.values());
    },
  };
}
