/** Attributes on which the style sheet of jsdom depends, for elements that are not `DEPENDENT`. */
const STYLING = ['hidden', 'popover', 'open'];
/** Elements whose display depends on more. */
const DEPENDENT = new Set(['dialog', 'embed', 'input', 'summary']);

/** Whether an element's own style may say something about a property. */
const mayStyle = (element: Element, property: string) =>
  element.getAttribute('style')?.includes(property) === true;

const view = document.defaultView;
if (view === null) throw new Error('the document has no window');

/** The style of an element as jsdom computes it. */
export const styleOf = view.getComputedStyle.bind(view);

/** The display of elements without such attributes, as jsdom says, by their names. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const { localName } = element;
  if (
    DEPENDENT.has(localName) ||
    mayStyle(element, 'display') ||
    STYLING.some((name) => element.hasAttribute(name))
  )
    return styleOf(element).display;
  const known = displays.get(localName) ?? styleOf(element).display;
  displays.set(localName, known);
  return known;
}

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (mayStyle(one, 'visibility') || one.hasAttribute('hidden'))
      return styleOf(element).visibility;
  return 'visible';
}

/** A property for which Testing Library asks about each element; null for others. */
const valueOf = (element: Element, property: string): string | null =>
  property === 'display'
    ? displayOf(element)
    : property === 'visibility'
      ? visibilityOf(element)
      : null;

/**
 * Answers quickly what Testing Library asks: the display and visibility of each element. jsdom matches
 * all rules of its style sheet to each of them, which took a quarter of the time of a page's tests. The
 * components have no style sheet here, so elements without an attribute for it have the display of their
 * name.
 */
export function quickenStyles(): void {
  Object.defineProperty(view, 'getComputedStyle', {
    configurable: true,
    value: (element: Element, ...pseudo: string[]) => {
      if (pseudo.length > 0 || document.styleSheets.length > 0) return styleOf(element, ...pseudo);
      return new Proxy(element, {
        get: (_, name) => {
          if (name === 'getPropertyValue')
            return (property: string) =>
              valueOf(element, property) ?? styleOf(element).getPropertyValue(property);
          const quick = typeof name === 'string' ? valueOf(element, name) : null;
          return quick ?? Reflect.get(styleOf(element), name);
        },
      });
    },
  });
}
