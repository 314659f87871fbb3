import './CarSteps.css';
import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icons/Icon.tsx';

interface LastWayProps {
  /** Missing where it can't be opened, and on foot. */
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** The last way back on a line, which opens it. */
export function LastWay({ onOpen, children }: LastWayProps) {
  const line = (
    <>
      <Icon name="clock" size={18} />
      <span>{children}</span>
    </>
  );
  if (onOpen === undefined) return <p className="car-steps__back">{line}</p>;
  return (
    <button type="button" className="car-steps__back car-steps__open" onClick={onOpen}>
      {line}
      <Icon name="way" size={20} />
    </button>
  );
}
