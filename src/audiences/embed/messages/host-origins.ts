import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';

/** A web origin in the form that browsers report, or undefined: an opaque one (`null`) never counts. */
export function originOf(url: string | null | undefined): string | undefined {
  const found = parseHttpUrl(url ?? '');
  return found === null ? undefined : new URL(found.href).origin;
}

/**
 * The origins of the hosts that may exchange messages with a frame: the one that the frame's URL
 * names, which must then be the sender's own, or else those in the settings.
 *
 * @param configured the setting `frameHosts`
 * @param named the URL's `origin`
 */
export function hostOrigins(
  configured: readonly string[] | undefined,
  named: string | null,
): readonly string[] {
  const urls = named === null ? (configured ?? []) : [named];
  return urls.flatMap((url) => originOf(url) ?? []);
}

/** What a browser tells about the page around a frame. */
interface HostTraces {
  /** `location.ancestorOrigins`, which Firefox does not have. */
  readonly ancestors: ArrayLike<string> | undefined;
  /** `document.referrer`. */
  readonly referrer: string;
}

/**
 * The host's origin as far as the browser tells it without a message. A host can hide it, and it grants
 * nothing: the browser delivers a message only to the origin that it names.
 */
export function likelyHostOrigin({ ancestors, referrer }: HostTraces): string | undefined {
  return originOf(ancestors?.[0]) ?? originOf(referrer);
}
