import { Suspense } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { LOT_BANDS } from '../../../features/parking/lotState.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useTheme } from '../../useTheme.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';

const KioskMap = lazyComponent(async () => (await import('./KioskMap.tsx')).KioskMap);

interface MapPanelProps {
  station: Station | null;
  /** Called with false when the map can't be shown, and with true when it is back (A24). */
  onShown: (isShown: boolean) => void;
}

/** The map, and below it what its marks mean, as far as they are on it (C7). */
export function MapPanel({ station, onShown }: MapPanelProps) {
  const { words } = useLanguage();
  const { scale } = useKiosk();
  const { lots } = useCity();
  const theme = useTheme(usePageView().theme);
  const bands = LOT_BANDS.filter((band) => lots.some(({ state }) => state.band === band));
  return (
    <>
      <div className="kiosk__map">
        <Suspense fallback={<p className="kiosk__loading">{words.page.mapLoading}</p>}>
          <KioskMap theme={theme} station={station} onShown={onShown} />
        </Suspense>
      </div>
      <ul className="kiosk__legend" aria-label={words.layers.legend}>
        {station?.here ? (
          <li>
            <span className="kiosk__here" />
            {words.kiosk.here}
          </li>
        ) : null}
        {bands.map((band) => (
          <li key={band}>
            <BandMark band={band} size={scale.small} />
            {words.parking.bands[band]}
          </li>
        ))}
      </ul>
    </>
  );
}
