import { urlFromView } from '../view/urlFromView.ts';
import type { View } from '../view/view.ts';

interface SnippetTexts {
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

/** A frame needs scripts, popups for its link, and downloads for an event's calendar file (B7). */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * The HTML that shows a view on another page (R27, B17). The frame loads when it is scrolled into view and
 * has only the permissions it needs; a link below it works without frames. Watched stops and the followed
 * bus are personal, so they are left out.
 *
 * @param page URL of this page; its query is replaced
 */
export function frameSnippet(view: View, page: string, { title, link }: SnippetTexts): string {
  const query = urlFromView({ ...view, watches: [], follow: null });
  const addressOf = (search: string) => escapeHtml(new URL(`?${search}`, page).href);
  const attributes = [
    `src="${addressOf(query === '' ? 'view=embed' : `view=embed&${query}`)}"`,
    `title="${escapeHtml(title)}"`,
    'width="100%"',
    'height="480"',
    'loading="lazy"',
    `sandbox="${SANDBOX}"`,
    'allow="fullscreen"',
    'referrerpolicy="strict-origin-when-cross-origin"',
  ];
  return `<iframe\n  ${attributes.join('\n  ')}\n></iframe>\n<p><a href="${addressOf(query)}">${escapeHtml(link)}</a></p>`;
}
