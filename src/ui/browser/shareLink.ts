/** How a link was shared. The system's share sheet gives its own feedback; by hand, the link is shown. */
export type ShareOutcome = 'shared' | 'copied' | 'by-hand';

const wasDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet, or else copies the link. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url, title });
      return 'shared';
    }
  } catch (error) {
    if (wasDismissed(error)) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // A page without HTTPS has no clipboard, and a frame may be denied it.
    return 'by-hand';
  }
}

/** Parameters of a link that differ from the page's own; null for those that it leaves out. */
export type LinkParameters = Readonly<Record<string, string | null>>;

/** The page's address with these parameters, and without a secret that a display's address had. */
export function pageLink(parameters: LinkParameters = {}): string {
  const link = new URL(window.location.href);
  const changed = Object.entries(parameters);
  if (changed.length === 0 && !link.searchParams.has('secret')) return link.href;
  link.searchParams.delete('secret');
  for (const [name, value] of changed) {
    if (value === null) link.searchParams.delete(name);
    else link.searchParams.set(name, value);
  }
  // Commas are valid in a query string, and the link stays readable.
  link.search = link.search.replaceAll('%2C', ',');
  return link.href;
}
