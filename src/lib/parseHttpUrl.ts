/** An address that may be made a link. */
export interface HttpUrl {
  readonly href: string;
  /** Where the link leads, to be shown beside it: `parking.example.org`. */
  readonly host: string;
}

/**
 * Takes an address that was sent for a link only where it is whole and http or https (C19): no
 * `javascript:`, no `//host`, no path that would lead into the page's own origin.
 *
 * @returns null where it is to be shown as text, if at all
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
