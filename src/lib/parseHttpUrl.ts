/** A URL that is safe to use as a link. */
export interface HttpUrl {
  readonly href: string;
  /** The host to show next to the link: `parking.example.org`. */
  readonly host: string;
}

/**
 * Accepts only absolute URLs of http or https, so not `javascript:`, `//host` or a path on the
 * page's own origin.
 *
 * @returns null if the text must not become a link
 */
export function parseHttpUrl(text: string): HttpUrl | null {
  if (!/^https?:\/\//i.test(text.trim())) return null;
  try {
    const { href, host } = new URL(text.trim());
    return { href, host };
  } catch {
    return null;
  }
}

/** A text that others may use as a link, as it is; '' for one that must not become a link. */
export const httpUrlOrNone = (text: string): string => (parseHttpUrl(text) === null ? '' : text);
