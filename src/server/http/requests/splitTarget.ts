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
