import { useCity } from '../../../city/reads/CityContext.tsx';
import { LOT_BANDS } from '../../../features/parking/lotState.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';

/** What the marks of the lots mean, on the map and in the list: those that the display's lots have now (C7). */
export function BandLegend() {
  const { words } = useWholeLanguage();
  const { scale } = useKiosk();
  const { lots } = useCity();
  // A lot without a count says so in its row.
  const bands = LOT_BANDS.filter(
    (band) => band !== 'unknown' && lots.some(({ state }) => state.band === band),
  );
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
