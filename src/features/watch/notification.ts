/**
 * Asks the browser for the right to notify, which only a rider's own switch may do (R16).
 *
 * @returns whether it is allowed; false too where the browser has no notifications
 */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notification, one at a time; the page says the same, so that a failure loses nothing. */
export async function showNotification(title: string, body: string): Promise<void> {
  const options = { body, tag: 'curbside-watch' };
  try {
    // Browsers of phones allow it to a service worker only.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration === undefined) {
      const shown = new Notification(title, options);
      shown.addEventListener('click', () => window.focus());
    } else await registration.showNotification(title, options);
  } catch {
    // Not allowed after all.
  }
}
