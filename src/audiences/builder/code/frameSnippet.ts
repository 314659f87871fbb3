import { COLUMN_RATIO, LEAST_COLUMN_HEIGHT, columnHeight } from '../state/frame-size.ts';
import type { FrameSize } from '../state/frame-size.ts';

interface SnippetParts {
  /** The frame's URL. */
  readonly frame: string;
  /** The URL of the full map with the same view. */
  readonly fullMap: string;
  readonly size: FrameSize;
  /** The frame's name for a screen reader. */
  readonly title: string;
  /** The text of the link under the frame. */
  readonly link: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** The height, in pixels, where a page's editor removes styles. */
const PLAIN_HEIGHT = columnHeight(640);

function sizeAttributes(size: FrameSize): readonly string[] {
  if (size === null) {
    const style = `display:block;width:100%;height:auto;aspect-ratio:${COLUMN_RATIO};min-height:${LEAST_COLUMN_HEIGHT}px;border:0`;
    return ['width="100%"', `height="${PLAIN_HEIGHT}"`, `style="${style}"`];
  }
  return [
    `width="${size.width}"`,
    `height="${size.height}"`,
    'style="display:block;max-width:100%;border:0"',
  ];
}

/** A frame needs scripts, popups for its link, and downloads for an event's calendar file (B7). */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * The HTML that shows a frame on another page (B17). The frame loads when it is scrolled into view and
 * has only the permissions it needs; a link under it works without frames. The sandbox lets it store
 * nothing on the reader's device and keeps it from leading the reader away.
 */
export function frameSnippet({ frame, fullMap, size, title, link }: SnippetParts): string {
  const attributes = [
    `src="${escapeHtml(frame)}"`,
    `title="${escapeHtml(title)}"`,
    ...sizeAttributes(size),
    'loading="lazy"',
    'referrerpolicy="strict-origin-when-cross-origin"',
    `sandbox="${SANDBOX}"`,
    'allow="geolocation; fullscreen"',
    'allowfullscreen',
  ];
  return `<iframe\n  ${attributes.join('\n  ')}\n></iframe>\n<p><a href="${escapeHtml(fullMap)}">${escapeHtml(link)}</a></p>`;
}
