import type { FrameSize } from '../../../lib/frames/frame-size.ts';

/**
 * The oEmbed address of a frame, on the frame's own origin. The frame ignores the size in its URL;
 * oEmbed answers with it.
 *
 * @param frame the frame's URL
 */
export function oembedUrl(frame: string, size: FrameSize): string {
  const sized = new URL(frame);
  if (size !== null) sized.searchParams.set('size', `${size.width}x${size.height}`);
  const url = new URL('/oembed', frame);
  url.searchParams.set('url', sized.href);
  url.searchParams.set('format', 'json');
  return url.href;
}
