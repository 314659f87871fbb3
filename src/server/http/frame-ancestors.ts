/** Whether an address is that of the view made for frames. */
export function isFramedView(query: string): boolean {
  return new URLSearchParams(query).get('view') === 'embed';
}

/**
 * Who may frame an address (B6, S13): other sites only the view made for that, `?view=embed`. By
 * default that is any site: the view signs nobody in, changes nothing and stores nothing, so there
 * is nothing to be tricked out of anybody, and a map that refused its frame would be no embed.
 *
 * @param configured what the settings say of the view made for frames
 */
export function frameAncestors(isFramed: boolean, configured: readonly string[]): string {
  return isFramed ? configured.join(' ') : "'self'";
}
