/** Whether a browser sent the request from a page of this origin. A proxy may have changed the scheme. */
export function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('origin') ?? '';
  const host = headers.get('host') ?? new URL(url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
