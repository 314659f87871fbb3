import { useEffect, useState } from 'react';

import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { OperatorOverlay } from './OperatorOverlay.tsx';
import { useOperatorGesture } from './useOperatorGesture.ts';

/** Without a touch or key for this long, the overlay closes: the operator has left. In milliseconds. */
const CLOSES_AFTER = 30_000;

/** Calls a function once nobody has touched the screen or pressed a key for a time, in milliseconds. */
function useWhenIdle(time: number, onIdle: () => void): void {
  useEffect(() => {
    let timer = 0;
    const restart = () => {
      clearTimeout(timer);
      timer = window.setTimeout(onIdle, time);
    };
    restart();
    window.addEventListener('pointerdown', restart, true);
    window.addEventListener('keydown', restart, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', restart, true);
      window.removeEventListener('keydown', restart, true);
    };
  }, [time, onIdle]);
}

function OpenOverlay({ warnings, onClose }: { warnings: readonly string[]; onClose: () => void }) {
  useWhenIdle(CLOSES_AFTER, onClose);
  return (
    <Optional>
      <OperatorOverlay warnings={warnings} closesAfter={CLOSES_AFTER} onClose={onClose} />
    </Optional>
  );
}

/**
 * Opens the operator's overlay by a gesture that nobody makes by chance, over whatever the display shows.
 *
 * @param warnings what is wrong with the display's URL
 */
export function OperatorAccess({ warnings }: { warnings: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  useOperatorGesture(() => setIsOpen(true));
  return isOpen ? <OpenOverlay warnings={warnings} onClose={close} /> : null;
}
