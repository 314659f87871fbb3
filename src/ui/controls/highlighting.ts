/** The handlers of a row that is highlighted elsewhere, as on the map, while it is pointed at or has the focus. */
export function highlighting<Thing>(
  thing: Thing,
  onHighlight: ((thing: Thing | null) => void) | undefined,
) {
  const highlight = () => onHighlight?.(thing);
  const clear = () => onHighlight?.(null);
  return { onPointerEnter: highlight, onPointerLeave: clear, onFocus: highlight, onBlur: clear };
}
