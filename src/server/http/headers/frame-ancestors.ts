export function isFramedView(query: string): boolean {
  return new URLSearchParams(query).get('view') === 'embed';
}

/**
 * Whether a page is opened from a frame of this site, such as with its link to the full map. Browsers send
 * the query of an address only to its own origin, so another site can't claim this.
 *
 * @param referer, host the request's headers
 */
export function isFromOwnFrame(referer = '', host = ''): boolean {
  if (!URL.canParse(referer)) return false;
  const from = new URL(referer);
  return from.host === host && isFramedView(from.search);
}

/**
 * The value of the CSP directive `frame-ancestors`. Other sites may frame only the embed
 * view. By default any site may: the view has no sign-in, changes nothing and stores nothing, so
 * clickjacking has nothing to gain. This site itself may always frame it, for the builder's preview.
 *
 * @param isFramed whether this is the embed view
 * @param configured the setting `server.frameAncestors`
 */
export function frameAncestors(isFramed: boolean, configured: readonly string[]): string {
  if (!isFramed) return "'self'";
  const isOpenToOwn = configured.includes('*') || configured.includes("'self'");
  return (isOpenToOwn ? configured : ["'self'", ...configured]).join(' ');
}
