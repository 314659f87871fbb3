import { parseHttpUrl } from '../parseHttpUrl.ts';
import { decodeEntities } from './entities.ts';

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The address of a link that readers may follow; '' for any other, such as one within the page. */
function addressOf(attributes: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = decodeEntities(double ?? single ?? bare ?? '').trim();
  return parseHttpUrl(address) === null || /[\s<>]/.test(address) ? '' : address;
}

/** An address as people write it. */
const spoken = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** HTML in which the address of each link stands behind its text, unless that is the address. */
export function withLinkAddresses(html: string): string {
  let open: { readonly address: string; readonly from: number } | null = null;
  /** What is missing where a link ends. */
  const rest = (at: number): string => {
    const { address = '', from = at } = open ?? {};
    open = null;
    if (address === '') return '';
    const text = decodeEntities(html.slice(from, at).replaceAll(/<[^<>]*>/g, ''));
    // The address must not be decoded once more.
    return spoken(text) === spoken(address) ? '' : ` (${address.replaceAll('&', '&amp;')})`;
  };
  const all = html.replaceAll(
    /<a(\s[^<>]*)>|<\/a\s?>/gi,
    (tag, attributes: string | undefined, at: number) => {
      const before = rest(at);
      if (attributes !== undefined)
        open = { address: addressOf(attributes), from: at + tag.length };
      return `${before}${tag}`;
    },
  );
  return `${all}${rest(html.length)}`;
}
