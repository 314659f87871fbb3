/** The part of a MapLibre map that is used here. */
interface AttributedMap {
  getStyle(): { sources: Record<string, unknown>; metadata?: unknown };
  getSource(id: string): unknown;
}

/** A piece of an attribution's text; `href` if it is a link to http or https. */
export interface AttributionText {
  readonly text: string;
  readonly href?: string;
}

/** The string at a key of an object; undefined if the string is missing or empty. */
function textAt(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * The distinct attributions of the style's sources, as HTML. Tiles without an attribution get the one in
 * the style's metadata.
 */
export function readAttributions(map: AttributedMap): string[] {
  const { sources, metadata } = map.getStyle();
  const found = Object.keys(sources).flatMap((id) => {
    const source = map.getSource(id);
    const hasTiles = typeof source === 'object' && source !== null && 'tiles' in source;
    const fallback =
      hasTiles && Array.isArray(source.tiles)
        ? textAt(metadata, 'curbside:attribution')
        : undefined;
    return textAt(source, 'attribution') ?? fallback ?? [];
  });
  return [...new Set(found)];
}

/** Parses an attribution's HTML into text and links, and drops all other markup and scripts. */
export function attributionTexts(html: string): AttributionText[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (node: Node, href: string | null): AttributionText[] => {
    if (node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE') return [];
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return text === '' ? [] : [href === null ? { text } : { text, href }];
    }
    const own = node instanceof HTMLAnchorElement ? node.getAttribute('href') : null;
    const inner = own !== null && /^https?:\/\//i.test(own) ? own : href;
    return [...node.childNodes].flatMap((child) => textsOf(child, inner));
  };
  return textsOf(body, null);
}
