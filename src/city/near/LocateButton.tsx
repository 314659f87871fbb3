import { useState } from 'react';

import { metersBetween } from '../../lib/geo/distance.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView } from '../../view/ViewContext.tsx';
import { locate } from '../map/locate.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import type { LocateNoticeProps } from './LocateNotice.tsx';

const LocateNotice = lazyComponent(async () => (await import('./LocateNotice.tsx')).LocateNotice);

/** If the rider is farther from the city than this, the list stays where it is and a message says why. */
const FAR_METERS = 100_000;

/** Lists what departs where the rider is. */
export function LocateButton() {
  const { stops } = useLanguage('page').words;
  const { center } = useSettings().city;
  const changeView = useChangeView();
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocateNoticeProps['problem'] | null>(null);
  const find = async () => {
    setProblem(null);
    setLocating(true);
    const found = await locate();
    setLocating(false);
    if (typeof found === 'string') setProblem(found);
    else if (metersBetween(found, center) > FAR_METERS) setProblem('locationOutside');
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
