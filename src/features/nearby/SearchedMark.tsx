import { Drawing } from '../../ui/icons/Drawing.tsx';
import { SEARCHED_LOOK } from './nearby-layers.ts';

/** The map's circle around a point that was searched, for the legend. */
export function SearchedMark() {
  const { edge, dashes, opacity, point } = SEARCHED_LOOK;
  return (
    <Drawing size={28} box="-14 -14 28 28">
      <circle r="12" fill="var(--accent)" fillOpacity={opacity} />
      <circle
        r="12"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={edge}
        strokeDasharray={dashes.map((dash) => dash * edge).join(' ')}
      />
      <circle r={point} fill="var(--accent)" />
    </Drawing>
  );
}
