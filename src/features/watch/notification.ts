/** The content of a system notification. */
interface NotificationContent {
  readonly title: string;
  readonly body: string;
  /** A new notification replaces an older one with the same tag. */
  readonly tag: string;
}

/** Whether the browser has notifications. On iPhones only pages on the home screen do, whatever the settings. */
export const hasNotifications = () => 'Notification' in globalThis;

/**
 * Asks for permission to notify. Call it only when the rider turns notifications on.
 *
 * @returns whether permission is granted
 */
export async function requestNotificationPermission(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Shows a notification that opens this view when clicked. Ignores failures, because the page shows the
 * same alert.
 */
export async function showNotification({ title, body, tag }: NotificationContent): Promise<void> {
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    // Alerts again when a bus returns on its next trip, instead of silently replacing the old one.
    renotify: true,
    data: { url: window.location.href },
  };
  try {
    // Mobile browsers only allow notifications from an active service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return;
    }
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // The browser can still refuse, for example after the permission was revoked.
  }
}
