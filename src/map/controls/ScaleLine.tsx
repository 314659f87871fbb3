import type { Units } from '../../lib/geo/lengths.ts';
import { scaleBar } from './scale.ts';

/** How a scale bar tells its length. */
export interface Scale {
  readonly units: Units;
  format: (meters: number) => string;
}

const MAX_PX = 100;

interface ScaleLineProps {
  metersPerPixel: number;
  scale: Scale;
}

/** A bar of a round length on the ground at the map's middle. */
export function ScaleLine({ metersPerPixel, scale }: ScaleLineProps) {
  const bar = scaleBar(metersPerPixel, scale.units, MAX_PX);
  if (!bar) return null;
  return (
    <p className="map-view__scale" style={{ inlineSize: bar.widthPx }}>
      {scale.format(bar.meters)}
    </p>
  );
}
