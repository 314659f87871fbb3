import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';

import { SELECTION_KINDS } from '../../view/view.ts';
import type { PanelProps } from './panel-props.ts';

interface RowHighlightsProps extends Pick<PanelProps, 'onHighlight'> {
  children: ReactNode;
}

/**
 * Highlights what a row of a card leads to while the row has the pointer or focus (R21). A row names it in
 * `data-thing`, as its kind and ID, so that the lists of the cards need no handlers of their own.
 */
export function RowHighlights({ onHighlight, children }: RowHighlightsProps) {
  const card = useRef<HTMLDivElement>(null);
  const highlight = useEffectEvent((target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
    const thing = row?.dataset['thing'] ?? '';
    const kind = SELECTION_KINDS.find((one) => thing.startsWith(`${one} `));
    onHighlight(kind === undefined ? null : { kind, id: thing.slice(kind.length + 1) });
  });
  useEffect(() => {
    const ended = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      card.current?.addEventListener(type, listener, { signal: ended.signal });
    // The page's React has no `onPointerOver` (decision 0037).
    for (const type of ['pointerover', 'focusin']) listen(type, ({ target }) => highlight(target));
    for (const type of ['pointerleave', 'focusout']) listen(type, () => highlight(null));
    return () => {
      ended.abort();
      // A card that closes has no row under the pointer.
      highlight(null);
    };
  }, []);
  return (
    <div ref={card} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
