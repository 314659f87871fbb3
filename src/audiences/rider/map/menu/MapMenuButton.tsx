import { useEffect, useRef, useState } from 'react';

import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../../AsyncBoundary.tsx';
import type { MapMenuProps } from './MapMenu.tsx';

const importMenu = () => import('./MapMenu.tsx');
const MapMenu = lazyComponent(async () => (await importMenu()).MapMenu);

interface MapMenuButtonProps extends MapMenuProps {
  /** How many pixels at the bottom of the map the sheet covers. */
  covered: number;
}

/** The button of the map's menu. Escape closes the menu before anything below it. */
export function MapMenuButton({ theme, example, covered }: MapMenuButtonProps) {
  const { words } = useLanguage();
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
    <div className="map-controls__group rider-map__menu" style={{ '--covered': `${covered}px` }}>
      <IconButton
        ref={button}
        icon="layers"
        label={words.map.layers}
        aria-expanded={isOpen}
        // Loads the code during the press.
        onPointerDown={() => void importMenu().catch(() => {})}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <AsyncBoundary name={words.map.layers}>
          <MapMenu theme={theme} example={example} />
        </AsyncBoundary>
      ) : null}
    </div>
  );
}
