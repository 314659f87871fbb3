import './NearNeeds.css';
import { NEEDS_ON_THE_WAY } from '../../contract/links/vehicle-needs.ts';
import { NeedsChips } from '../../features/vehicles/list/NeedsChips.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';

interface NearNeedsProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** In the line below the title, where it takes no room from the departures: what the rider needs, or that it can be said. */
export function NearNeeds({ isOpen, onToggle }: NearNeedsProps) {
  const { words, formats } = useLanguage();
  const { needs } = usePageView();
  const chosen = NEEDS_ON_THE_WAY.filter((need) => needs.includes(need));
  return (
    <button type="button" className="near-needs" aria-expanded={isOpen} onClick={onToggle}>
      {chosen.length === 0
        ? words.needs.label
        : formats.list(chosen.map((need) => words.needs[need]))}
    </button>
  );
}

/** The choices of `NearNeeds`, below the head. */
export function NearNeedsChips() {
  const { needs } = usePageView();
  const changeView = useChangeView();
  return (
    <div className="near-head__below near-needs__chips">
      <NeedsChips
        needs={needs}
        among={NEEDS_ON_THE_WAY}
        onNeedsChange={(next) => changeView({ needs: next })}
      />
    </div>
  );
}
