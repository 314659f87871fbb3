import type { FrameSize } from '../state/frame-size.ts';

/**
 * The oEmbed address of a frame, on the frame's own origin (B25).
 *
 * @param frame the frame's URL
 */
export function oembedUrl(frame: string, size: FrameSize): string {
  const url = new URL('/oembed', frame);
  url.searchParams.set('url', frame);
  url.searchParams.set('format', 'json');
  if (size !== null) {
    url.searchParams.set('maxwidth', String(size.width));
    url.searchParams.set('maxheight', String(size.height));
  }
  return url.href;
}
