import { useCity } from '../../../city/reads/CityContext.tsx';
import { LOT_BANDS } from '../../../features/parking/lotState.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';

/** Beside the heading of a list is room for so many. A second line would take that of a lot. */
const MOST_BESIDE_HEADING = 4;

/**
 * What the marks of the display's lots mean, on the map and in the list: those that are there now. Where they
 * don't fit beside the list's heading, the mark of lots without a count is left out, because their rows say so.
 */
export function BandLegend() {
  const { words } = useLanguage();
  const { options, scale } = useKiosk();
  const { lots } = useCity();
  const all = LOT_BANDS.filter((band) => lots.some(({ state }) => state.band === band));
  const bands = options.panels.includes('lots') ? all.slice(0, MOST_BESIDE_HEADING) : all;
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
