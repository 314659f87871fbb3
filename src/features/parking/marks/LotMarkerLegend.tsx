import { useMemo } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Theme } from '../../../lib/theme.ts';
import { LotPictureMark } from './LotPictureMark.tsx';
import { bandRanges } from './bandRanges.ts';
import type { LotLook } from '../map/lot-look.ts';
import { farPicture, lotPicture } from '../map/lot-pictures.ts';
import type { LotPicture } from '../map/lot-pictures.ts';
import { LOT_BANDS } from '../lotState.ts';

interface LotMarkerLegendProps {
  bands: Settings['availability'];
  theme: Theme;
}

/** An entry whose words say all. */
const only = (picture: LotPicture, means: string) => ({ picture, means, range: null });

/** What the markers of lots mean, each as the map draws it (R19, C7). */
export function LotMarkerLegend({ bands, theme }: LotMarkerLegendProps) {
  const { words, formats } = useLanguage();
  const { parking, legend, layers } = words;
  const entries = useMemo(() => {
    const ranges = bandRanges(bands, words, formats);
    const examples = {
      plenty: 4 * bands.some.spots,
      some: bands.some.spots,
      few: bands.few.spots,
      full: 0,
      unknown: null,
    };
    const look = (band: keyof typeof examples, more: Partial<LotLook> = {}): LotLook => ({
      theme,
      band,
      text: examples[band] === null ? null : formats.number(examples[band]),
      badge: 'none',
      plan: null,
      isLate: false,
      isMarked: false,
      ...more,
    });
    return [
      ...LOT_BANDS.map((band) => ({
        picture: lotPicture(look(band)),
        means: parking.bands[band],
        range: ranges[band],
      })),
      only(lotPicture(look('plenty', { isLate: true })), legend.lotLate),
      only(lotPicture(look('plenty', { badge: 'now' })), legend.eventNow),
      only(lotPicture(look('plenty', { badge: 'maybe-now' })), legend.eventMaybe),
      only(lotPicture(look('plenty', { badge: 'soon' })), legend.eventSoon),
      only(lotPicture(look('plenty', { isMarked: true })), legend.lotChosen),
      only(farPicture(look('plenty'), 3), legend.lotsTogether),
    ];
  }, [bands, theme, words, formats, parking, legend]);
  return (
    <section aria-label={layers.lots}>
      <h3>{layers.lots}</h3>
      <ul>
        {entries.map(({ picture, means, range }) => (
          <li key={picture.id}>
            <span className="map-legend__mark">
              <LotPictureMark draw={picture.draw} />
            </span>
            <span className="map-legend__means">{means}</span>
            {range === null ? null : <span className="map-legend__range">{range}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
