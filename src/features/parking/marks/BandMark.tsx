import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import type { LotBand } from '../lotState.ts';
import { bandColor, textOnBand } from './lot-palette.ts';
import { LOT_SHAPES } from './lot-shapes.ts';

/** A band's shape and color as on the map. Decorative: the text beside it says the same. */
export function BandMark({ band, size = 20 }: { band: LotBand; size?: number }) {
  const { outline, cut, isHollow = false } = LOT_SHAPES[band];
  const [fill, edge] = [bandColor(band, 'fill'), bandColor(band, 'edge')];
  return (
    <SvgIcon className="band-mark" size={size} viewBox="-1 -1 26 26">
      <path
        d={outline}
        style={{ fill, stroke: edge, strokeWidth: isHollow ? 3 : 1.75, strokeLinejoin: 'round' }}
      />
      {cut === undefined ? null : (
        <path d={cut} style={{ fill: 'none', stroke: textOnBand(band), strokeWidth: 2.5 }} />
      )}
    </SvgIcon>
  );
}
