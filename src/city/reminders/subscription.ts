import * as z from 'zod/mini';

import { Subscription } from '../../contract/reminders.ts';

/** Milliseconds. Without a service worker, `ready` never resolves. */
const LONGEST_WAIT = 10_000;

const parsed = (own: PushSubscription): Subscription => z.parse(Subscription, own.toJSON());

/** This browser's subscription; null if it has none. */
export async function currentSubscription(): Promise<Subscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const own = await registration?.pushManager.getSubscription();
  return own ? parsed(own) : null;
}

/**
 * Subscribes this browser. One that was made with another key of the server is replaced.
 *
 * @throws where the browser or its push service refuses
 */
export async function subscribe(applicationServerKey: string): Promise<Subscription> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('there is no service worker')), LONGEST_WAIT);
  });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return parsed(await pushManager.subscribe(options));
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return parsed(await pushManager.subscribe(options));
  }
}

/** Ends this browser's subscription, so that its push service forgets it too. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
