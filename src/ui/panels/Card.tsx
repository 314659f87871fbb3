import './Card.css';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { useMayTakeFocus } from '../browser/UserAction.tsx';
import { IconButton } from '../controls/IconButton.tsx';

interface CardProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the end of the head, such as the star. */
  actions?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The details of the selection, in place of the list. Its heading takes the focus when the user opens
 * it, so that screen readers read it and the keyboard continues there. A card that the URL opens at
 * load does not take the focus. Escape closes it.
 */
export function Card({ title, subtitle, actions, closeLabel, onClose, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayTakeFocus = useMayTakeFocus();
  useEffect(() => {
    if (mayTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, [mayTakeFocus]);
  const close = useCallback(() => {
    const { activeElement } = document;
    // The browser would compute the page's layout once more to remove an element that has the focus.
    if (activeElement instanceof HTMLElement && card.current?.contains(activeElement) === true)
      activeElement.blur();
    onClose();
  }, [onClose]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasOpenPopover = document.querySelector('[popover]:popover-open') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !hasOpenPopover) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
  return (
    <article className="card" ref={card}>
      <header className="card__header">
        <IconButton icon="back" label={closeLabel} onClick={close} />
        <div className="card__heading">
          <h2 className="card__title" tabIndex={-1} ref={heading}>
            <bdi>{title}</bdi>
          </h2>
          {subtitle === undefined ? null : <p className="card__subtitle">{subtitle}</p>}
        </div>
        {actions === undefined ? null : <div className="card__actions">{actions}</div>}
      </header>
      <div className="card__body">{children}</div>
    </article>
  );
}
