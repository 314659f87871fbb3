import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { usePageView } from '../../../view/ViewContext.tsx';

/**
 * Where a card is: in place of the list, or beside it where there is room (RiderPage.css). There it scrolls by itself: a
 * new card from its top, and one that was left where it was left.
 */
export function CardPlace({ children }: { children: ReactNode }) {
  const { selection } = usePageView();
  const key = selection === null ? '' : `${selection.kind} ${selection.id}`;
  const place = useRef<HTMLDivElement>(null);
  const [scrolled] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    if (place.current !== null) place.current.scrollTop = scrolled.get(key) ?? 0;
  }, [key, scrolled]);
  return (
    <div
      ref={place}
      className="rider__card"
      onScroll={({ currentTarget }) => scrolled.set(key, currentTarget.scrollTop)}
    >
      {children}
    </div>
  );
}
