import '../../../ui/controls/Button.css';
import './LotLegend.css';
import type { Settings } from '../../../contract/settings/settings.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { LOT_BANDS } from '../lotState.ts';
import { BandMark } from '../marks/BandMark.tsx';
import { bandRanges } from '../marks/bandRanges.ts';
import { EventMarkIcon } from '../marks/EventMarkIcon.tsx';

/** Explains the marks, with the ranges from the settings that choose them. Collapsed, it still shows the marks. */
export function LotLegend({ bands }: { bands: Settings['availability'] }) {
  const { words, formats } = useLanguage();
  const { parking } = words;
  const ranges = bandRanges(bands, words, formats);
  return (
    <details className="lot-legend">
      <summary className="disclosure">
        {parking.legend.heading}
        <span className="lot-legend__marks">
          {LOT_BANDS.map((band) => (
            <BandMark key={band} band={band} size={16} />
          ))}
        </span>
      </summary>
      <ul className="lot-legend__entries" aria-label={parking.legend.heading}>
        {LOT_BANDS.map((band) => (
          <li key={band}>
            <BandMark band={band} />
            <span className="lot-legend__band">{parking.bands[band]}</span>
            <span className="secondary lot-legend__range">{ranges[band]}</span>
          </li>
        ))}
        <li>
          <EventMarkIcon size={20} />
          <span className="lot-legend__band">{parking.legend.event}</span>
        </li>
      </ul>
    </details>
  );
}
