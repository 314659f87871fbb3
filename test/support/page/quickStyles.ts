/** Elements whose display or position depends on their attributes or on the elements around them. */
const DEPENDENT = new Set(['dialog', 'embed', 'summary']);

/** Whether an element's own style may say something about a property. */
const mayStyle = (element: Element, property: string) =>
  element.getAttribute('style')?.includes(property) === true;

const view = document.defaultView;
if (view === null) throw new Error('the document has no window');

/** The style of an element as jsdom computes it. */
export const styleOf = view.getComputedStyle.bind(view);

/** Elements of one kind have the same display and position. Null: only jsdom knows. */
function kindOf(element: Element): string | null {
  const { localName } = element;
  if (DEPENDENT.has(localName) || element.hasAttribute('hidden') || element.hasAttribute('open'))
    return null;
  const type = localName === 'input' ? element.getAttribute('type') : '';
  const popover = element.hasAttribute('popover') ? element.matches(':popover-open') : '';
  return `${localName} ${type} ${popover}`;
}

/** A property that no element inherits. */
function ownProperty(property: 'display' | 'position'): (element: Element) => string {
  const values = new Map<string, string>();
  return (element) => {
    const kind = mayStyle(element, property) ? null : kindOf(element);
    if (kind === null) return styleOf(element)[property];
    const known = values.get(kind) ?? styleOf(element)[property];
    values.set(kind, known);
    return known;
  };
}

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (mayStyle(one, 'visibility') || one.hasAttribute('hidden'))
      return styleOf(element).visibility;
  return 'visible';
}

function pointerEventsOf(element: Element): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (mayStyle(one, 'pointer-events')) return styleOf(element).pointerEvents;
  return 'auto';
}

/** The properties for which Testing Library and a sheet ask about each element. */
const QUICK = new Map<string, (element: Element) => string>([
  ['display', ownProperty('display')],
  ['position', ownProperty('position')],
  ['visibility', visibilityOf],
  ['pointerEvents', pointerEventsOf],
]);

/**
 * Answers quickly what Testing Library and a sheet ask: the display, visibility, position and pointer
 * events of each element. jsdom matches all rules of its style sheet to each of them, which took a quarter
 * of the time of a page's tests. The components have no style sheet here, so elements have the style of their
 * kind.
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
              QUICK.get(property)?.(element) ?? styleOf(element).getPropertyValue(property);
          const quick = typeof name === 'string' ? QUICK.get(name)?.(element) : undefined;
          return quick ?? Reflect.get(styleOf(element), name);
        },
      });
    },
  });
}
