import './Menu.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';

interface MenuButtonProps {
  icon: IconName;
  label: string;
  /** Loads the menu's code, during the press. */
  onPress: () => Promise<unknown>;
  children: ReactNode;
}

/** A button that opens a menu. Escape closes the menu before anything below it. */
export function MenuButton({ icon, label, onPress, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOpen]);
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        onPointerDown={() => void onPress().catch(() => {})}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <AsyncBoundary name={label}>
          <div className="menu">{children}</div>
        </AsyncBoundary>
      ) : null}
    </>
  );
}
