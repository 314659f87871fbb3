import type { Units } from '../../lib/geo/lengths.ts';
import { scaleBar } from './scale.ts';

/** The units of a scale bar and how its length is written. */
export interface Scale {
  readonly units: Units;
  format: (meters: number) => string;
}

const MAX_PX = 100;

interface ScaleLineProps {
  metersPerPixel: number;
  scale: Scale;
}

/** A scale bar: a round length on the ground at the map's center. */
export function ScaleLine({ metersPerPixel, scale }: ScaleLineProps) {
  const bar = scaleBar(metersPerPixel, scale.units, MAX_PX);
  if (!bar) return null;
  return (
    <p className="map-view__scale" style={{ inlineSize: bar.widthPx }}>
      {scale.format(bar.meters)}
    </p>
  );
}
