import type { PushMessage } from '../lib/push/PushMessage.ts';
import { REMINDER_WORDS, type ReminderWords } from '../lib/push/ReminderWords.ts';
import { openFromNotification } from './openFromNotification.ts';
import { pushNotification } from './pushNotification.ts';

/** Shows pushes as notifications, in the words that the page has left for them, and opens what a pressed one is about. */
export function listenForNotifications(worker: ServiceWorkerGlobalScope): void {
  const { origin } = worker.location;
  const show = async (message: PushMessage) => {
    const cache = await caches.open(REMINDER_WORDS.cache);
    const stored = await cache.match(REMINDER_WORDS.path);
    const words: ReminderWords | null = (await stored?.json()) ?? null;
    const { title, options } = pushNotification(message, words);
    const url = new URL(options.data.url, origin).href;
    await worker.registration.showNotification(title, { ...options, data: { url } });
  };
  // Only the page's own server has the browser's keys, so a push is one of its messages.
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(openFromNotification(notification.data, worker.clients, origin));
  });
}
