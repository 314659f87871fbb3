import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Shows a value on the map: the first one before the component's first paint, so that a map which takes another's
 * place is whole in its first frame. Later ones wait for the paint, which they would delay.
 *
 * @param value the same object until it changes
 * @param show always the same function, or one that changes only with what it draws on
 */
export function useShowOnMap<T>(value: T, show: (value: T) => void): void {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  useLayoutEffect(() => show(latest.current), [show]);
  useEffect(() => show(value), [show, value]);
}
