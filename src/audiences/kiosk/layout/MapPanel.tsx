import './MapPanel.css';
import { Suspense } from 'react';

import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useTheme } from '../../useTheme.ts';
import { BandLegend } from '../lots/BandLegend.tsx';
import { isPictureOfCity } from '../options/isPictureOfCity.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { AddedLegend } from './AddedLegend.tsx';

const KioskMap = lazyComponent(async () => (await import('../map/KioskMap.tsx')).KioskMap);

interface MapPanelProps {
  station: Station | null;
}

/** The map, and below it what its marks mean, unless the list of lots says it. */
export function MapPanel({ station }: MapPanelProps) {
  const { words } = useLanguage();
  const { options } = useKiosk();
  const theme = useTheme(usePageView().theme);
  return (
    <>
      <div className="kiosk__map">
        <Suspense fallback={<p className="kiosk__loading">{words.page.mapLoading}</p>}>
          <KioskMap theme={theme} station={station} />
        </Suspense>
      </div>
      {station?.here ? (
        <p className="kiosk__legend">
          <span className="kiosk__here" /> {words.kiosk.here}
        </p>
      ) : null}
      {options.panels.includes('lots') ? null : <BandLegend />}
      {isPictureOfCity(options, station !== null) ? null : <AddedLegend />}
    </>
  );
}
