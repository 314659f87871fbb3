import type { Place } from '../../../../lib/geo/distance.ts';
import type { ScenePaint } from '../../../../map/scene/scene.ts';
import { symbolOutline } from '../../symbolOutline.ts';
import {
  DIMMED_COLOR_SHARE,
  FADED_COLOR_SHARE,
  labelColor,
  LABEL_SCALES,
  scaleAt,
  SYMBOL,
} from '../../vehicle-style.ts';
import type { VehicleBadge, VehiclePalette } from '../../vehicle-style.ts';
import { inDrawingOrder } from '../layer/inDrawingOrder.ts';
import type { VehicleToDraw } from '../layer/inDrawingOrder.ts';
import { labelFont } from '../layer/vehicle-labels.ts';

interface VehiclesToPaint {
  readonly vehicles: readonly VehicleToDraw[];
  readonly placeOf: (drawn: VehicleToDraw) => Place & { heading: number | null };
  readonly badgeOf: (routeID: string) => VehicleBadge;
  readonly palette: VehiclePalette;
  readonly isSmall?: boolean;
}

/** CSS pixels from the center to the end of the shadow or the halo. */
const REACH = 32;
/** The ring of a highlighted vehicle, outside the disc, in CSS pixels. */
const HIGHLIGHT = 5;

interface Symbol {
  readonly badge: VehicleBadge;
  readonly palette: VehiclePalette;
  readonly emphasis: VehicleToDraw['emphasis'];
  /** On the canvas, in degrees; null if unknown. */
  readonly rotation: number | null;
  readonly scale: number;
  /** Of the fill over the ring. */
  readonly opacity: number;
}

const outlineOf = (isHeaded: boolean) => new Path2D(symbolOutline(isHeaded));

/** Draws the symbol of the map's shader at the origin, with the canvas scaled to CSS pixels. */
function paintSymbol(
  context: CanvasRenderingContext2D,
  { badge, palette, emphasis, rotation, scale, opacity }: Symbol,
) {
  const { ring, outline, halo, glow } = SYMBOL;
  const path = outlineOf(rotation !== null);
  context.save();
  context.scale(scale, scale);
  context.save();
  context.rotate(((rotation ?? 0) * Math.PI) / 180);
  context.lineJoin = 'round';
  // Each band is a stroke of twice its width: the inner half lies under the next band.
  const band = (width: number, color: string, alpha = 1) => {
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    context.lineWidth = 2 * width;
    context.stroke(path);
  };
  context.shadowColor = `rgb(0 0 0 / ${30 * opacity}%)`;
  context.shadowBlur = 6 * scale * context.getTransform().a;
  context.shadowOffsetY = scale;
  if (emphasis === 2) {
    band(halo + glow, palette.halo, 0.28);
    band(halo, palette.halo);
  } else if (emphasis === 1) band(HIGHLIGHT, palette.outline);
  band(ring + outline, palette.outline, 0.65 * opacity);
  context.shadowColor = 'transparent';
  band(ring, palette.ring);
  context.fillStyle = palette.ring;
  context.fill(path);
  context.globalAlpha = opacity;
  context.fillStyle = badge.fill;
  context.fill(path);
  context.restore();

  const [none, full] = LABEL_SCALES;
  context.globalAlpha = Math.max(0, Math.min(1, (scale - none) / (full - none)));
  const { font, maxWidth } = labelFont(badge.label, 1);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = labelColor(badge.fill, opacity, palette.ring);
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(
    badge.label,
  );
  context.fillText(badge.label, 0, Math.round((above - below) / 2), maxWidth);
  context.restore();
}

/** Draws the vehicles on the first map, as the map's shaders draw them. */
export function paintVehicles(
  { context, project, zoom, bearing }: ScenePaint,
  { vehicles, placeOf, badgeOf, palette, isSmall }: VehiclesToPaint,
): void {
  const ratio = context.getTransform().a;
  const { clientWidth, clientHeight } = context.canvas;
  // Whole pixels make labels sharp.
  const snapped = (value: number) => Math.round(value * ratio) / ratio;
  for (const drawn of inDrawingOrder(vehicles)) {
    const { lat, lon, heading } = placeOf(drawn);
    const at = project([lon, lat]);
    const isOut = at.x < -REACH || at.x > clientWidth + REACH;
    if (isOut || at.y < -REACH || at.y > clientHeight + REACH) continue;
    const symbol = {
      badge: badgeOf(drawn.vehicle.routeID),
      palette,
      emphasis: drawn.emphasis,
      rotation: heading === null ? null : heading - bearing,
      scale: scaleAt(zoom, vehicles.length, isSmall),
      opacity: (drawn.isFaded ? FADED_COLOR_SHARE : 1) * (drawn.isDimmed ? DIMMED_COLOR_SHARE : 1),
    };
    context.save();
    context.translate(snapped(at.x), snapped(at.y));
    paintSymbol(context, symbol);
    context.restore();
  }
}
