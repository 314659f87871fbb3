import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';

import { SELECTION_KINDS } from '../../contract/subjects.ts';
import type { PanelProps } from '../../view/panel-props.ts';
import type { Selection } from '../../view/view.ts';

interface RowHighlightsProps extends Pick<PanelProps, 'onHighlight'> {
  children: ReactNode;
}

/** What the row around an element leads to; null for an element outside of rows. */
function thingAt(target: EventTarget | null): Selection | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
  const thing = row?.dataset['thing'] ?? '';
  const kind = SELECTION_KINDS.find((one) => thing.startsWith(`${one} `));
  return kind === undefined ? null : { kind, id: thing.slice(kind.length + 1) };
}

/**
 * Highlights what a row of a card leads to while the row has the pointer, else the focus. A row names it in
 * `data-thing`, as its kind and ID, so that the lists of the cards need no handlers of their own.
 */
export function RowHighlights({ onHighlight, children }: RowHighlightsProps) {
  const card = useRef<HTMLDivElement>(null);
  const highlight = useEffectEvent(onHighlight);
  useEffect(() => {
    const ended = new AbortController();
    // Apart from each other: a card that opens under a still pointer moves the focus to its title.
    let hovered: Selection | null = null;
    let focused: Selection | null = null;
    const listen = (type: string, note: (target: EventTarget | null) => void) =>
      card.current?.addEventListener(
        type,
        ({ target }) => {
          note(target);
          highlight(hovered ?? focused);
        },
        { signal: ended.signal },
      );
    // Native listeners, because pointing at a row must not render the page.
    listen('pointerover', (target) => (hovered = thingAt(target)));
    listen('pointerleave', () => (hovered = null));
    listen('focusin', (target) => (focused = thingAt(target)));
    listen('focusout', () => (focused = null));
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
