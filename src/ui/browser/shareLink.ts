import { listText } from '../../lib/names/list-text.ts';

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

/** The page's address with these routes, if any, and without a secret that a display's address had. */
export function pageLink(routes: readonly string[] | null = null): string {
  const link = new URL(window.location.href);
  if (routes === null && !link.searchParams.has('secret')) return link.href;
  link.searchParams.delete('secret');
  if (routes !== null) link.searchParams.set('route', listText(routes));
  // Commas are valid in a query string, and the link stays readable.
  link.search = link.search.replaceAll('%2C', ',');
  return link.href;
}
