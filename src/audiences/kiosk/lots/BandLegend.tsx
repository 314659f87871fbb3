import { useCity } from '../../../city/reads/CityContext.tsx';
import { LOT_BANDS } from '../../../features/parking/lotState.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';

/** What the marks of the display's lots mean, on the map and in the list: those that are there now (C7). */
export function BandLegend() {
  const { words } = useWholeLanguage();
  const { scale } = useKiosk();
  const { lots } = useCity();
  const bands = LOT_BANDS.filter((band) => lots.some(({ state }) => state.band === band));
  return bands.length === 0 ? null : (
    <ul className="kiosk__legend" aria-label={words.parking.legend.heading}>
      {bands.map((band) => (
        <li key={band}>
          <BandMark band={band} size={0.8 * scale.small} />
          {words.kiosk.bands[band]}
        </li>
      ))}
    </ul>
  );
}
