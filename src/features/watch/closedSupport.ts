/** Why reminders can't reach this browser with the page closed. */
export type ClosedFault = 'iPhone' | 'blocked' | 'unsupported';

/** iPads say that they are Macs, which have no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether reminders can reach this browser with the page closed, and if not, why. Asks for nothing. */
export function closedFault(): ClosedFault | null {
  const hasPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isApplePhone() ? 'iPhone' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}
