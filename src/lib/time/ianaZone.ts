/** An IANA zone by the runtime's own name, such as `Asia/Calcutta` for `Asia/Kolkata`; null if it knows none. */
export function ianaZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
