import type { Settings } from '../../contract/settings/settings.ts';
import { parseFrameSize } from '../../lib/frames/frame-size.ts';
import { unescapedQuery } from '../../lib/unescapedQuery.ts';
import { jsonResponse } from '../../service/responses.ts';
import { frameFor } from './frameFor.ts';

/** Pixels of a frame whose URL names no size, unless the site that asks has less room. */
const USUAL_SIZE = { width: 640, height: 480 };

/** How long a site may keep an answer: the frame's code hardly ever changes. */
const CACHE_SECONDS = 86_400;

const refuse = (status: number, reason: string) => jsonResponse({ error: reason }, status);

/**
 * A size in pixels: the usual one, or less where the site has less room. Undefined if `most` is not a
 * whole number from 1 on.
 */
function sizeWithin(usual: number, most: string | null): number | undefined {
  if (most === null || most === '') return usual;
  const pixels = /^\d{1,5}$/.test(most) ? Number(most) : 0;
  return pixels === 0 ? undefined : Math.min(usual, pixels);
}

interface OEmbedOptions {
  readonly settings: Settings;
  /** The setting `server.frameAncestors`. */
  readonly frameAncestors: readonly string[];
}

/**
 * Answers `/oembed?url=…`: the frame for a URL of this deployment, so that content management
 * systems turn a pasted link into a frame. Refuses as oEmbed says: 404 for a URL that it has no frame for,
 * 501 for another format than JSON, 401 where no other site may frame the page. Sizes that are not
 * numbers get 400, which oEmbed does not define.
 */
export async function answerOEmbed(
  request: Request,
  { settings, frameAncestors }: OEmbedOptions,
): Promise<Response> {
  const { host, searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json') return refuse(501, 'Only the format json is available');
  const text = searchParams.get('url') ?? '';
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url !== null) url.search = unescapedQuery(url.search);
  const usual = parseFrameSize(url?.searchParams.get('size') ?? null) ?? USUAL_SIZE;
  const width = sizeWithin(usual.width, searchParams.get('maxwidth'));
  const height = sizeWithin(usual.height, searchParams.get('maxheight'));
  if (width === undefined || height === undefined)
    return refuse(400, 'maxwidth and maxheight must be whole numbers of pixels');
  // Behind a proxy the scheme may differ from this server's own.
  if (url === null || url.host !== host || url.username !== '' || url.password !== '')
    return refuse(404, `url must be an address of this page, at ${host}`);
  if (frameAncestors.every((one) => one === "'self'"))
    return refuse(401, 'Other sites may not frame this page');
  const frame = await frameFor(url, { width, height }, settings);
  if (frame === null) return refuse(404, 'This address has no frame');
  const body = {
    version: '1.0',
    type: 'rich',
    ...frame,
    width,
    height,
    provider_name: 'Curbside',
    provider_url: `${url.origin}/`,
    cache_age: CACHE_SECONDS,
  };
  return jsonResponse(body, 200, { 'cache-control': `public, max-age=${CACHE_SECONDS}` });
}
