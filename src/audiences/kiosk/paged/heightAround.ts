const heightOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect().height ?? 0;

/** How high an element is beside a part of it, in pixels. Not by rounded sizes, whose difference depends on the sizes. */
export const heightAround = (
  whole: Element | null | undefined,
  part: Element | null | undefined,
): number => Math.round(heightOf(whole) - heightOf(part));
