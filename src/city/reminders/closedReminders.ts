import { askReminders } from '../../api/reminders.ts';
import type { Reminder } from '../../contract/reminders.ts';
import { ownValue } from '../../lib/ownValue.ts';
import { PLACEHOLDERS, REMINDER_WORDS, type ReminderWords } from '../../lib/push/ReminderWords.ts';
import type { Language } from '../../ui/text/Language.tsx';
import { sameReminder } from './reminderOf.ts';
import { currentSubscription, subscribe, unsubscribe } from './subscription.ts';

export type Stored = Awaited<ReturnType<typeof askReminders>>;

/** A reminder with what its notification says. */
export interface WantedReminder {
  readonly reminder: Reminder;
  readonly words: ReminderWords['byID'][string];
}

/** A rider's sentences about times, for the service worker. */
export function pushSentences({
  words,
  formats,
}: Pick<Language, 'words' | 'formats'>): Omit<ReminderWords, 'byID'> {
  const { closed, byTime } = words.alerts;
  const { line, clock } = PLACEHOLDERS;
  return {
    lang: formats.locale,
    live: closed.comes(line, clock),
    scheduled: byTime.scheduled(line, clock),
    gone: closed.gone(line, clock),
  };
}

/** What the server stores for this browser; nothing is sent for a browser that never subscribed. */
export async function readStored(): Promise<Stored> {
  const own = await currentSubscription();
  if (own === null) return [];
  return askReminders('listreminders', { endpoint: own.endpoint, auth: own.keys.auth });
}

/** Leaves the words for the service worker, which has none of its own. */
async function storeWords(
  wanted: readonly WantedReminder[],
  stored: Stored,
  sentences: Omit<ReminderWords, 'byID'>,
): Promise<void> {
  const cache = await caches.open(REMINDER_WORDS.cache);
  const written: ReminderWords | undefined = await (await cache.match(REMINDER_WORDS.path))?.json();
  const byID = Object.fromEntries(
    stored.flatMap((own) => {
      const found = wanted.find(({ reminder }) => sameReminder(reminder, own));
      const words = found?.words ?? ownValue(written?.byID ?? {}, own.id);
      return words === undefined ? [] : [[own.id, words]];
    }),
  );
  const words: ReminderWords = { ...sentences, byID };
  await cache.put(REMINDER_WORDS.path, new Response(JSON.stringify(words)));
}

/**
 * Deletes the reminders that a rider has turned off, and sets those that the server doesn't have yet. Without any left, the
 * subscription ends too.
 *
 * @throws where the browser, its push service or the server refuses
 */
export async function changeReminders(
  pushKey: string,
  gone: readonly WantedReminder[],
  wanted: readonly WantedReminder[],
  sentences: Omit<ReminderWords, 'byID'>,
): Promise<Stored> {
  const subscription = await subscribe(pushKey);
  const { endpoint, keys } = subscription;
  const owner = { endpoint, auth: keys.auth };
  let stored = await askReminders('listreminders', owner);
  for (const one of stored)
    if (gone.some(({ reminder }) => sameReminder(reminder, one)))
      stored = await askReminders('deletereminders', { ...owner, id: one.id });
  for (const { reminder } of wanted)
    if (!stored.some((own) => sameReminder(own, reminder)))
      stored = await askReminders('addreminder', { subscription, reminder });
  if (stored.length === 0) return deleteAll();
  await storeWords(wanted, stored, sentences);
  return stored;
}

/** Ends the reminders of notices, which have no place to be turned off once their favorites are gone. */
export async function endNotices(): Promise<Stored> {
  const own = await currentSubscription();
  if (own === null) return [];
  const owner = { endpoint: own.endpoint, auth: own.keys.auth };
  let stored = await askReminders('listreminders', owner);
  for (const { kind, id } of stored)
    if (kind === 'notice') stored = await askReminders('deletereminders', { ...owner, id });
  return stored.length === 0 ? deleteAll() : stored;
}

/** Deletes all that the server stores, and ends the subscription. @throws where the server can't be reached */
export async function deleteAll(): Promise<Stored> {
  const own = await currentSubscription();
  if (own !== null)
    await askReminders('deletereminders', { endpoint: own.endpoint, auth: own.keys.auth });
  await unsubscribe();
  await caches.delete(REMINDER_WORDS.cache);
  return [];
}
