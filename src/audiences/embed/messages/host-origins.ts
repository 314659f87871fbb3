/** A web origin in the form that browsers report, or undefined: an opaque one (`null`) never counts. */
function originOf(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url))
    return undefined;
  return new URL(url).origin;
}

/**
 * The origins of the hosts that may exchange messages with a frame (B21, B22): those in the settings, and
 * the one that the frame's URL names, which must then be the sender's own.
 *
 * @param configured the setting `frameHosts`
 * @param named the URL's `origin`
 */
export function hostOrigins(
  configured: readonly string[] | undefined,
  named: string | null,
): string[] {
  const origins = [...(configured ?? []), named].flatMap((url) => originOf(url) ?? []);
  return [...new Set(origins)];
}

/**
 * The host's origin as far as the browser tells it without a message. A host can hide it, and it grants
 * nothing: the browser delivers a message only to the origin that it names.
 */
export function likelyHostOrigin(page: {
  readonly location: Pick<Location, 'ancestorOrigins'>;
  readonly document: Pick<Document, 'referrer'>;
}): string | undefined {
  // Firefox has no `ancestorOrigins`.
  const ancestors: ArrayLike<string> | undefined = page.location.ancestorOrigins;
  return originOf(ancestors?.[0]) ?? originOf(page.document.referrer);
}
