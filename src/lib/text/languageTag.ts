/** RFC 5646 (4.4.1) asks for room for 35 characters. With a long tag the runtime compares each part with all others. */
const LONGEST_TAG = 100;

/** A language as BCP 47 writes it, such as `en-CA` for `EN_ca`; null if the code is no language. */
export function languageTag(code: string): string | null {
  if (code.length > LONGEST_TAG) return null;
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
