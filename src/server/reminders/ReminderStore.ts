import { randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import {
  Reminder,
  type Subscription,
  Subscription as SubscriptionCodec,
} from '../../contract/reminders.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { isSameSecret } from '../operator/createOperatorPage.ts';

/** A browser has a favorite's notices and some buses, not hundreds. */
const MOST_OF_BROWSER = 60;
const MOST = 20_000;
const DAY = 86_400_000;
/** Milliseconds that a reminder stays after it came, so that a rider can read what it was. */
const STAYS_FIRED = 5 * 60_000;

const Stored = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  firedAt: z.optional(z.number()),
  /** The buses or alerts that a reminder of a line has told of, and when. They are forgotten once they are over. */
  told: z.array(z.tuple([z.string(), z.number()])),
  reminder: Reminder,
});
const Line = z.object({ ...SubscriptionCodec.shape, reminders: z.array(Stored) });

/** A reminder as it is stored, with the browser that receives it. */
export interface ReminderItem extends z.output<typeof Stored> {
  readonly subscription: Subscription;
}

/** What is read together for the reminders of one stop, one trip, or of all notices. */
export const jobOf = ({ kind, stopID = '', tripID = '' }: Reminder): string =>
  kind === 'notice' ? 'notices' : kind === 'next' ? `trip ${tripID}` : `stop ${stopID}`;

export type AddOutcome = 'added' | 'browser-full' | 'full';

/** The reminders of all browsers, in memory; `createReminderFile` has them on disk. */
export class ReminderStore {
  readonly #byEndpoint = new Map<string, Map<string, ReminderItem>>();
  readonly #jobs = new Map<string, Set<ReminderItem>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get browsers(): number {
    return this.#byEndpoint.size;
  }

  /** The reminders that are read together, by what is read. */
  get jobs(): ReadonlyMap<string, ReadonlySet<ReminderItem>> {
    return this.#jobs;
  }

  isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Those of a browser that has shown its secret; none for anybody else. */
  of(endpoint: string, auth: string): readonly ReminderItem[] {
    const items = [...(this.#byEndpoint.get(endpoint)?.values() ?? [])];
    return items.filter(({ subscription }) => isSameSecret(auth, subscription.keys.auth));
  }

  /** The same reminder twice is one. @param told what it need not tell of @param now milliseconds since 1970 */
  add(
    subscription: Subscription,
    reminder: Reminder,
    told: readonly string[],
    now: number,
  ): AddOutcome {
    const { endpoint } = subscription;
    const own = this.#byEndpoint.get(endpoint);
    const same = JSON.stringify(z.encode(Reminder, reminder));
    for (const item of own?.values() ?? [])
      if (JSON.stringify(z.encode(Reminder, item.reminder)) === same && item.firedAt === undefined)
        return 'added';
    if ((own?.size ?? 0) >= MOST_OF_BROWSER) return 'browser-full';
    if (this.#size >= MOST) return 'full';
    const id = randomBytes(9).toString('base64url');
    this.#put({ subscription, id, since: now, told: told.map((key) => [key, now]), reminder });
    return 'added';
  }

  /** Notes what a reminder that is still there has told of. One of a single bus is over with that. */
  tell(item: ReminderItem, key: string, now: number): void {
    this.#update(item, ({ reminder, told }) =>
      reminder.tripID === undefined ? { told: [...told, [key, now]] } : { firedAt: now },
    );
  }

  /** Keeps only some of what a reminder has told of. @returns whether others were forgotten */
  keepTold(item: ReminderItem, isKept: (key: string, at: number) => boolean): boolean {
    const told = item.told.filter(([key, at]) => isKept(key, at));
    if (told.length < item.told.length) this.#update(item, () => ({ told }));
    return told.length < item.told.length;
  }

  #update(
    { id, subscription }: ReminderItem,
    change: (current: ReminderItem) => Partial<Pick<ReminderItem, 'firedAt' | 'told'>>,
  ): void {
    const current = this.#byEndpoint.get(subscription.endpoint)?.get(id);
    if (current === undefined) return;
    this.#take(current);
    this.#put({ ...current, ...change(current) });
  }

  remove(items: readonly ReminderItem[]): void {
    for (const item of items) this.#take(item);
  }

  /** Forgets a browser that no longer receives pushes. */
  drop(endpoint: string): void {
    this.remove([...(this.#byEndpoint.get(endpoint)?.values() ?? [])]);
  }

  /** Deletes what came five minutes ago, and buses of yesterday. @returns whether there was any */
  expire(now: number): boolean {
    const old = [...this.#byEndpoint.values()].flatMap((items) =>
      [...items.values()].filter(({ firedAt, since, reminder }) =>
        firedAt === undefined
          ? reminder.tripID !== undefined && now - since >= DAY
          : now - firedAt >= STAYS_FIRED,
      ),
    );
    this.remove(old);
    return old.length > 0;
  }

  *lines(): Generator<string> {
    for (const items of this.#byEndpoint.values()) {
      const [first] = items.values();
      const reminders = [...items.values()].map(({ subscription: _own, ...stored }) => stored);
      if (first !== undefined) yield JSON.stringify({ ...first.subscription, reminders });
    }
  }

  readLine(line: string): boolean {
    const read = z.safeParse(Line, tryParseJson(line));
    if (!read.success) return false;
    const { endpoint, keys, reminders } = read.data;
    for (const stored of reminders) this.#put({ subscription: { endpoint, keys }, ...stored });
    return true;
  }

  #put(item: ReminderItem): void {
    const { endpoint } = item.subscription;
    const own = this.#byEndpoint.get(endpoint) ?? new Map<string, ReminderItem>();
    own.set(item.id, item);
    this.#byEndpoint.set(endpoint, own);
    this.#size += 1;
    if (item.firedAt !== undefined) return;
    const job = jobOf(item.reminder);
    this.#jobs.set(job, (this.#jobs.get(job) ?? new Set()).add(item));
  }

  #take(item: ReminderItem): void {
    const { endpoint } = item.subscription;
    const own = this.#byEndpoint.get(endpoint);
    const current = own?.get(item.id);
    if (own === undefined || current === undefined) return;
    own.delete(item.id);
    this.#size -= 1;
    if (own.size === 0) this.#byEndpoint.delete(endpoint);
    const job = jobOf(item.reminder);
    const items = this.#jobs.get(job);
    items?.delete(current);
    if (items?.size === 0) this.#jobs.delete(job);
  }
}
