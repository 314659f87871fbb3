/**
 * The path and the query of a request's target. A second question mark belongs to the query, as in the
 * browser's own `location.search`: the page decides by that what it shows, and the server which sites may
 * frame it.
 *
 * @param target such as `/?view=embed`
 */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const end = target.indexOf('?');
  return end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end + 1)];
}

/** Whether a query string asks for the embed view, `?view=embed`. */
export function isFramedView(query: string): boolean {
  return new URLSearchParams(query).get('view') === 'embed';
}

/**
 * The value of the CSP directive `frame-ancestors` (B6, S13). Other sites may frame only the embed
 * view. By default any site may: the view has no sign-in, changes nothing and stores nothing, so
 * clickjacking has nothing to gain. This site itself may always frame it, for the builder's preview (B19).
 *
 * @param isFramed whether this is the embed view
 * @param configured the setting `server.frameAncestors`
 */
export function frameAncestors(isFramed: boolean, configured: readonly string[]): string {
  if (!isFramed) return "'self'";
  const isOpenToOwn = configured.includes('*') || configured.includes("'self'");
  return (isOpenToOwn ? configured : ["'self'", ...configured]).join(' ');
}
