const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for an HTML attribute in double quotes, and for HTML itself. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** A frame needs scripts, popups for its link, and downloads for an event's calendar file (B7). */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

interface FrameHtmlOptions {
  /** URL of the frame. */
  readonly src: string;
  /** URL of the full page with the same view. */
  readonly fullUrl: string;
  /** The frame's name for a screen reader. */
  readonly title: string;
  /** The text of the link under the frame. */
  readonly link: string;
  /** Values of the attributes: pixels, or a width in percent. */
  readonly width?: string;
  readonly height?: string;
}

/**
 * The HTML that shows a frame on another site's page (B17). The frame loads when it is scrolled into view
 * and has only the permissions it needs; a link below it works without frames. All values are escaped.
 */
export function frameHtml({
  src,
  fullUrl,
  title,
  link,
  width = '100%',
  height = '480',
}: FrameHtmlOptions): string {
  const attributes = [
    `src="${escapeHtml(src)}"`,
    `title="${escapeHtml(title)}"`,
    `width="${escapeHtml(width)}"`,
    `height="${escapeHtml(height)}"`,
    'loading="lazy"',
    `sandbox="${SANDBOX}"`,
    'allow="fullscreen"',
    'referrerpolicy="strict-origin-when-cross-origin"',
  ];
  return `<iframe\n  ${attributes.join('\n  ')}\n></iframe>\n<p><a href="${escapeHtml(fullUrl)}">${escapeHtml(link)}</a></p>`;
}
