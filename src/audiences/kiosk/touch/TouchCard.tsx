import './TouchCard.css';
import { Suspense } from 'react';

import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';

const OpenedCard = lazyComponent(async () => (await import('./OpenedCard.tsx')).OpenedCard);

/** A reader who touches the screen stands nearer to it, so a card needs less than the board's sizes. */
const NEARER = 0.5;

interface TouchCardProps {
  opened: readonly Selection[];
  onOpen: (things: readonly Selection[]) => void;
}

/** The card of what a person has touched, over the dimmed board; a touch beside it closes it. */
export function TouchCard({ opened, onOpen }: TouchCardProps) {
  const { words } = useLanguage();
  const { scale } = useKiosk();
  return (
    <>
      <button
        type="button"
        className="touch-scrim"
        aria-label={words.page.close}
        onClick={() => onOpen([])}
      />
      <section
        className="touch-card"
        aria-label={words.page.panel}
        style={{ zoom: Math.max(1, NEARER * scale.map) }}
      >
        <Suspense fallback={null}>
          <OpenedCard opened={opened} onOpen={onOpen} />
        </Suspense>
      </section>
    </>
  );
}
