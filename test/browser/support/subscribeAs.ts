import type { Page } from '@playwright/test';

/** Allows notifications, and subscribes without a push service, of which the browser of the tests has none. */
export async function subscribeAs(page: Page, url: string, subscription: object): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: url });
  await page.addInitScript((json) => {
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    const own = { toJSON: () => json, unsubscribe: async () => sessionStorage.removeItem('push') };
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('push', 'on');
      return Object.assign(Object.create(PushSubscription.prototype), own);
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('push') === null
        ? null
        : Object.assign(Object.create(PushSubscription.prototype), own);
  }, subscription);
}
