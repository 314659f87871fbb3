import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface EmptyListProps {
  /** Called with the height of the text, in pixels. It must be the same function each time. */
  onHeight: (height: number) => void;
  children: ReactNode;
}

/** What a list says in place of rows. */
export function EmptyList({ onHeight, children }: EmptyListProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const measure = () => onHeight(element.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <div ref={text} className="paged-list__empty">
      {children}
    </div>
  );
}
