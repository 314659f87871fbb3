/** What is shown by the system, and what tells it from the others that are shown. */
interface NotificationContent {
  readonly title: string;
  readonly body: string;
  /** Of two of one tag the later takes the earlier's place. */
  readonly tag: string;
}

/**
 * Asks the browser for the right to notify, which only a rider's own switch may do (R16).
 *
 * @returns whether it is allowed; false too where the browser has no notifications
 */
export async function requestNotificationPermission(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Shows a notification that leads back to this view when it is pressed. The page says the same, so
 * that a failure loses nothing.
 */
export async function showNotification({ title, body, tag }: NotificationContent): Promise<void> {
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    // A bus that comes round again is told again, and not only shown.
    renotify: true,
    data: { url: window.location.href },
  };
  try {
    // Browsers of phones allow it to a service worker only, and that has to be at work.
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
    // Not allowed after all.
  }
}
