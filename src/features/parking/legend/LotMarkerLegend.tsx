import { useMemo } from 'react';

import type { Settings } from '../../../contract/settings/settings.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { LOT_BANDS } from '../lotState.ts';
import { clusterImage, lotImage } from '../map/lot-images.ts';
import type { LotImage } from '../map/lot-images.ts';
import type { LotMarkerStyle } from '../map/lot-marker-style.ts';
import { bandRanges } from '../marks/bandRanges.ts';
import { LotImageMark } from './LotImageMark.tsx';

interface LotMarkerLegendProps {
  bands: Settings['availability'];
  theme: Theme;
}

/** A legend entry without a range. */
const withoutRange = (image: LotImage, label: string) => ({ image, label, range: null });

/** Explains the map's lot markers, each drawn by the same code as on the map. */
export function LotMarkerLegend({ bands, theme }: LotMarkerLegendProps) {
  const { words, formats } = useLanguage();
  const { parking, legend, layers, events } = words;
  const entries = useMemo(() => {
    const ranges = bandRanges(bands, words, formats);
    const examples = {
      plenty: 4 * bands.some.spots,
      some: bands.some.spots,
      few: bands.few.spots,
      full: 0,
      unknown: null,
    };
    const styleFor = (
      band: keyof typeof examples,
      overrides: Partial<LotMarkerStyle> = {},
    ): LotMarkerStyle => ({
      theme,
      band,
      text: examples[band] === null ? null : formats.number(examples[band]),
      badge: 'none',
      plan: null,
      isLate: false,
      isMarked: false,
      ...overrides,
    });
    return [
      ...LOT_BANDS.map((band) => ({
        image: lotImage(styleFor(band)),
        label: parking.bands[band],
        range: ranges[band],
      })),
      withoutRange(lotImage(styleFor('plenty', { isLate: true })), legend.lotLate),
      withoutRange(lotImage(styleFor('plenty', { badge: 'now' })), events.phases.now),
      withoutRange(lotImage(styleFor('plenty', { badge: 'maybe-now' })), legend.eventMaybe),
      withoutRange(lotImage(styleFor('plenty', { badge: 'soon' })), events.phases.soon),
      withoutRange(lotImage(styleFor('plenty', { isMarked: true })), legend.lotSelected),
      withoutRange(clusterImage(styleFor('plenty'), 3), legend.lotsTogether),
    ];
  }, [bands, theme, words, formats, parking, legend, events]);
  return (
    <section aria-label={layers.lots}>
      <h3>{layers.lots}</h3>
      <ul aria-label={layers.lots}>
        {entries.map(({ image, label, range }) => (
          <li key={image.id}>
            <span className="map-legend__mark">
              <LotImageMark draw={image.draw} />
            </span>
            <span className="map-legend__label">{label}</span>
            {range === null ? null : <span className="map-legend__range">{range}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
