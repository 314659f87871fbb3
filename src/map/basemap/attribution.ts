/** The part of a MapLibre map that is used here. */
interface AttributedMap {
  getStyle(): { sources: Record<string, unknown> };
  getSource(id: string): unknown;
}

/** A piece of an attribution's text; `href` if it is a link to http or https. */
export interface AttributionText {
  readonly text: string;
  readonly href?: string;
}

/** The distinct attributions of the style's sources, as HTML. */
export function readAttributions(map: AttributedMap): string[] {
  const found = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id);
    const isAttributed = typeof source === 'object' && source !== null && 'attribution' in source;
    return isAttributed && typeof source.attribution === 'string' && source.attribution !== ''
      ? [source.attribution]
      : [];
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
