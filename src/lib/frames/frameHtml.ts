import { escapeHtml } from '../escapeHtml.ts';
import { COLUMN_RATIO, LEAST_COLUMN_HEIGHT, columnHeight } from './frame-size.ts';
import type { FrameSize } from './frame-size.ts';

/**
 * A frame needs scripts, popups for its link, and downloads for an event's calendar file. It keeps its
 * own origin, which the builder's preview and messages need.
 */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The height, in pixels, where a site's editor removes styles. */
const HEIGHT_WITHOUT_STYLE = columnHeight(640);

const COLUMN_STYLE = `display:block;width:100%;height:auto;aspect-ratio:${COLUMN_RATIO};min-height:${LEAST_COLUMN_HEIGHT}px;border:0`;
const FIXED_STYLE = 'display:block;max-width:100%;border:0';

interface FrameHtmlOptions {
  /** URL of the frame. */
  readonly src: string;
  /** URL of the full page with the same view. */
  readonly fullUrl: string;
  /** The frame's name for a screen reader. */
  readonly title: string;
  /** The text of the link under the frame. */
  readonly link: string;
  readonly size: FrameSize;
}

/**
 * The HTML that shows a frame on another site's page. The frame loads when it is scrolled into view
 * and has only the permissions it needs; a link under it works without frames. The sandbox keeps it from
 * leading the reader away. All values are escaped.
 */
export function frameHtml({ src, fullUrl, title, link, size }: FrameHtmlOptions): string {
  const attributes = [
    `src="${escapeHtml(src)}"`,
    `title="${escapeHtml(title)}"`,
    // Some editors remove styles, and a frame has a border by default.
    `width="${size?.width ?? '100%'}" height="${size?.height ?? HEIGHT_WITHOUT_STYLE}" frameborder="0"`,
    `style="${size === null ? COLUMN_STYLE : FIXED_STYLE}"`,
    'loading="lazy" referrerpolicy="strict-origin-when-cross-origin"',
    `sandbox="${FRAME_SANDBOX}"`,
    'allow="geolocation; fullscreen" allowfullscreen',
  ];
  return `<iframe\n  ${attributes.join('\n  ')}\n></iframe>\n<p><a href="${escapeHtml(fullUrl)}">${escapeHtml(link)}</a></p>`;
}
