/**
 * Keeps the screen awake while the page is visible. A browser that refuses is left alone: the guide
 * says how to turn off a device's own sleep.
 *
 * @returns a function that lets the screen sleep again
 */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;
  async function request() {
    if (isStopped || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isStopped) await taken.release();
      else lock = taken;
    } catch {
      // Refused, for example on a low battery.
    }
  }
  // The browser releases the lock when the page is hidden.
  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release().catch(() => {});
  };
}
