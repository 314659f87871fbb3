import { useState } from 'react';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView } from '../../view/ViewContext.tsx';
import { locate, type LocateProblem } from '../map/locate.ts';
import { useSettings } from '../reads/SettingsContext.ts';

const LocateNotice = lazyComponent(async () => (await import('./LocateNotice.tsx')).LocateNotice);

/** Lists what departs where the rider is. */
export function LocateButton() {
  const { stops } = useLanguage('page').words;
  const { center } = useSettings().city;
  const changeView = useChangeView();
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const find = async () => {
    setProblem(null);
    setLocating(true);
    const found = await locate(center);
    setLocating(false);
    if (typeof found === 'string') setProblem(found);
    else changeView({ near: found, selection: null, panel: 'stops' }, 'push');
  };
  if (!('geolocation' in navigator)) return null;
  return (
    <>
      <button
        type="button"
        className="near-head__locate"
        aria-label={stops.locate}
        aria-busy={isLocating}
        onClick={() => void find()}
      >
        <Icon name="locate" />
        <span>{stops.locate}</span>
      </button>
      {problem === null ? null : (
        <Optional>
          <LocateNotice problem={problem} />
        </Optional>
      )}
    </>
  );
}
