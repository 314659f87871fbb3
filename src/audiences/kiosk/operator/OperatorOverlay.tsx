import './OperatorOverlay.css';
import { useEffect, useId, useRef } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { DisplayFacts } from './DisplayFacts.tsx';

/** An operator who opens this stands at the screen, and reads it from half of the board's distance or less. */
const NEARER = 0.5;

interface OperatorOverlayProps {
  /** What is wrong with the display's URL. */
  warnings: readonly string[];
  /** After this long without a touch or key it closes; in milliseconds. */
  closesAfter: number;
  onClose: () => void;
}

/** What an operator who stands at a display wants to know of it, and a way to leave it. */
export function OperatorOverlay({ warnings, closesAfter, onClose }: OperatorOverlayProps) {
  const { words, formats } = useLanguage();
  const { operator } = words;
  const { scale } = useKiosk();
  const headingID = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // Not the first button: a key too many must not leave the display.
    closeButton.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="operator"
      aria-labelledby={headingID}
      style={{ zoom: Math.max(1, NEARER * scale.map) }}
      onClose={onClose}
    >
      <h2 id={headingID}>{operator.heading}</h2>
      <DisplayFacts warnings={warnings} />
      <footer className="operator__footer">
        <p>{operator.closes(formats.duration(closesAfter))}</p>
        <Button onClick={() => window.location.assign('/')}>{operator.leave}</Button>
        <Button ref={closeButton} onClick={() => dialog.current?.close()}>
          {words.page.close}
        </Button>
      </footer>
    </dialog>
  );
}
