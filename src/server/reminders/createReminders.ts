import * as z from 'zod/mini';

import { REMINDER_OPERATIONS, type Subscription } from '../../contract/reminders.ts';
import { issueLines } from '../../contract/settings/parseSettings.ts';
import type { Clock } from '../../lib/time/Clock.ts';
import { errorResponse, jsonResponse, RETRY_SOON } from '../../service/responses.ts';
import { checkPublicHost, systemLookup } from '../feeds/checkPublicHost.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { isSameOrigin } from '../http/requests/isSameOrigin.ts';
import { createRateLimit } from '../http/requests/rate-limit.ts';
import { errorFields, type Log } from '../log.ts';
import { checkReminder } from './checkReminder.ts';
import { createPushSender, type PushSenderOptions } from './createPushSender.ts';
import { createReminderFile } from './createReminderFile.ts';
import {
  createReminderScheduler,
  type ReminderSchedulerOptions,
} from './createReminderScheduler.ts';
import { isPointOfCurve } from './push-keys.ts';
import { jobOf, ReminderStore } from './ReminderStore.ts';

/** Two long names, an address and its keys. */
export const MAX_REMINDER_BYTES = 4_096;
/** A rider sets a few at once. Many may share one address. */
const CHANGES_PER_MINUTE = 60;
/** An open page's clock goes on in these steps. With others a reminder would say what no page shows in between. */
const PASS_EVERY = 5_000;
/** What has been told is written so soon, in milliseconds; what a rider sets, at once. */
const SAVED_AFTER = 5_000;
/** How long a shutdown waits for pushes that are on their way. */
const LONGEST_STOP = 3_000;

const { addreminder, listreminders, deletereminders } = REMINDER_OPERATIONS;
const PATHS: readonly string[] = Object.values(REMINDER_OPERATIONS).map(({ path }) => path);

export interface RemindersOptions
  extends
    Pick<ReminderSchedulerOptions, 'source' | 'liveFor' | 'timeZone'>,
    Omit<PushSenderOptions, 'allowPrivateAddresses'> {
  readonly allowPrivateAddresses: boolean;
  /** Where the file with the reminders is. */
  readonly folder: string;
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  /** When passes are due. */
  readonly timer?: Pick<Clock, 'after'>;
}

/** The reminders that reach a closed page. */
export interface Reminders {
  /** Whether a path is one of theirs. */
  isRequest(path: string): boolean;
  /** @param client the address that the request came from */
  handle(request: Request, client: string): Promise<Response>;
  /** Counts alone, for the metrics. */
  figures(): { readonly stored: number; readonly pushes: Readonly<Record<string, number>> };
  /** Sends what is due, and saves. Never rejects. */
  stop(): Promise<void>;
}

/** Reads the stored reminders, and sends them when they are due until it is stopped. */
export async function createReminders(options: RemindersOptions): Promise<Reminders> {
  const { source, folder, log, clock, lookup = systemLookup, timer = systemClock } = options;
  const store = new ReminderStore();
  const file = createReminderFile(folder, store, log);
  const rateLimit = createRateLimit(CHANGES_PER_MINUTE, () => performance.now());
  let cancelSave: (() => void) | null = null;
  const save = () => {
    cancelSave?.();
    cancelSave = null;
    return file.save();
  };
  const saveOrLog = () =>
    save().catch((error: unknown) => log({ event: 'reminders not saved', ...errorFields(error) }));
  const scheduler = createReminderScheduler({
    ...options,
    store,
    send: createPushSender(options),
    onChange: () => {
      cancelSave ??= timer.after(SAVED_AFTER, () => void saveOrLog());
    },
  });
  await file.load();

  let isStopped = false;
  let cancelPass = () => {};
  let running: Promise<void> = Promise.resolve();
  const pass = () => {
    if (isStopped) return;
    running = scheduler.pass(Math.floor(clock() / PASS_EVERY) * PASS_EVERY).finally(() => {
      cancelPass = timer.after(PASS_EVERY, pass);
    });
  };
  pass();

  const listOf = (endpoint: string, auth: string) => {
    const reminders = store
      .of(endpoint, auth)
      .map(({ id, since, firedAt, reminder }) => ({ ...reminder, id, since, firedAt }));
    return jsonResponse(z.encode(listreminders.answer, { reminders }));
  };

  /** Why a browser's address can't be used; null if it can. */
  async function addressFault({ endpoint, keys }: Subscription): Promise<string | null> {
    if (!isPointOfCurve(keys.p256dh)) return 'subscription.keys.p256dh is no key of P-256';
    if (options.allowPrivateAddresses) return null;
    try {
      await checkPublicHost(new URL(endpoint), lookup);
      return null;
    } catch {
      return 'The push service of this browser has no public address';
    }
  }

  async function add(json: unknown): Promise<Response> {
    const { subscription, reminder: given } = z.parse(addreminder.request, json);
    const fault = await addressFault(subscription);
    if (fault !== null) return errorResponse(fault, 400);
    const now = clock();
    const checked = await checkReminder(given, source, now);
    if ('refusal' in checked) return errorResponse(checked.refusal, 404);
    const { reminder, told } = checked;
    switch (store.add(subscription, reminder, told, now)) {
      case 'browser-full':
        return errorResponse('This browser has too many reminders. Delete one to set another', 409);
      case 'full':
        return errorResponse('This server has too many reminders', 503, RETRY_SOON);
      default:
    }
    scheduler.wake(jobOf(reminder));
    // A rider who is told that it is set can rely on it.
    await save();
    return listOf(subscription.endpoint, subscription.keys.auth);
  }

  async function remove(json: unknown): Promise<Response> {
    const { endpoint, auth, id } = z.parse(deletereminders.request, json);
    const own = store.of(endpoint, auth);
    store.remove(own.filter((item) => id === undefined || item.id === id));
    await save();
    return listOf(endpoint, auth);
  }

  async function answer(path: string, json: unknown): Promise<Response> {
    if (path === addreminder.path) return add(json);
    if (path === deletereminders.path) return remove(json);
    const { endpoint, auth } = z.parse(listreminders.request, json);
    return listOf(endpoint, auth);
  }

  return {
    isRequest: (path) => PATHS.includes(path),
    async handle(request, client) {
      if (request.method !== 'POST')
        return errorResponse('Only POST is allowed', 405, { allow: 'POST' });
      const wait = Math.ceil(rateLimit(client) / 1000);
      if (wait > 0)
        return errorResponse('Too many changes of reminders', 429, { 'retry-after': String(wait) });
      if (!isSameOrigin(request)) return errorResponse('Reminders are set on this site', 403);
      try {
        const json: unknown = JSON.parse(await request.text());
        return await answer(new URL(request.url).pathname, json);
      } catch (error) {
        if (error instanceof SyntaxError) return errorResponse('The body is no JSON', 400);
        if (error instanceof z.core.$ZodError)
          return errorResponse(issueLines(error).join('; '), 400);
        log({ event: 'reminder not set', ...errorFields(error) });
        return errorResponse('Reminders are unavailable right now', 503, RETRY_SOON);
      }
    },
    figures: () => ({ stored: store.size, pushes: scheduler.counts }),
    async stop() {
      isStopped = true;
      cancelPass();
      await running;
      const limit = new Promise<void>((resolve) => void systemClock.after(LONGEST_STOP, resolve));
      await Promise.race([scheduler.idle(), limit]);
      await saveOrLog();
    },
  };
}
