import type { Page } from '@playwright/test';

/** Records the page's requests for a permission, which it denies. Returns a function that reads them. */
export async function recordPermissionRequests(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { requested: [] });
    Notification.requestPermission = async () => {
      Reflect.get(globalThis, 'requested').push('permission');
      return 'denied';
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'requested'));
}
