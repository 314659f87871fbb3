import { escapeHtml } from '../../lib/escapeHtml.ts';
import { hasFrame } from './frameFor.ts';

/**
 * The page with a link to its oEmbed answer, for content management systems that look for it (B25).
 *
 * @param html the built page
 * @param url the page's address
 */
export function withOEmbedLink(html: string, url: URL): string {
  if (!hasFrame(url)) return html;
  const target = `${url.origin}/oembed?url=${encodeURIComponent(url.href)}&format=json`;
  const link = `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(target)}" />`;
  return html.replace('</head>', () => `${link}\n</head>`);
}
