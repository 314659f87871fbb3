import '../../../ui/controls/Button.css';
import './LotLegend.css';
import type { Settings } from '../../../contract/settings/settings.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { LOT_BANDS } from '../lotState.ts';
import { BandMark } from '../marks/BandMark.tsx';
import { bandRanges } from '../marks/bandRanges.ts';
import { EventMarkIcon } from '../marks/EventMarkIcon.tsx';

interface LotLegendProps {
  bands: Settings['availability'];
  /** If false, the legend is always open. */
  isCollapsible?: boolean;
  /** Whether it is open at first; collapsed, it still shows the marks. */
  isOpen?: boolean;
}

/** Explains the marks, with the ranges from the settings that choose them (C7). */
export function LotLegend({ bands, isCollapsible = true, isOpen = false }: LotLegendProps) {
  const { words, formats } = useLanguage();
  const { parking } = words;
  const ranges = bandRanges(bands, words, formats);
  const entries = (
    <ul className="lot-legend__entries" aria-label={parking.legend.heading}>
      {LOT_BANDS.map((band) => (
        <li key={band}>
          <BandMark band={band} />
          <span className="lot-legend__band">{parking.bands[band]}</span>
          <span className="lot-legend__range">{ranges[band]}</span>
        </li>
      ))}
      <li>
        <EventMarkIcon size={20} />
        <span className="lot-legend__band">{parking.legend.event}</span>
      </li>
    </ul>
  );
  if (!isCollapsible) {
    return (
      <section className="lot-legend" aria-label={parking.legend.heading}>
        <h3>{parking.legend.heading}</h3>
        {entries}
      </section>
    );
  }
  return (
    <details className="lot-legend" open={isOpen}>
      <summary className="disclosure">
        {parking.legend.heading}
        <span className="lot-legend__marks">
          {LOT_BANDS.map((band) => (
            <BandMark key={band} band={band} size={16} />
          ))}
        </span>
      </summary>
      {entries}
    </details>
  );
}
